// A replay without a server: what the client would fetch lies in the page, and is handed out here.
{
  const game = JSON.parse(document.getElementById("game").textContent);
  globalThis.ENGAWA_PATH = game.path;

  const whole = ["asks", "notes", "verbs"];
  const lists = [["place", "places", "name"], ["panel", "panels", "seat"], ["board", "board", "key"], ["tray", "tray", "key"]];
  const films = new Map(); // view -> the scenes so far, each made from the one before

  function change(scene, diff) {
    const next = { ...scene };
    for (const part of whole) if (part in diff) next[part] = diff[part];
    const sprites = new Map([...scene.board, ...scene.tray].map((each) => [each.key, each]));
    for (const [part, list, name] of lists) next[list] = rows(scene[list], diff[part] ?? [], diff.drop?.[part] ?? [], name, sprites);
    for (const [on, other] of [["board", "tray"], ["tray", "board"]]) {
      const came = new Set((diff[other] ?? []).map((each) => each.key));
      next[on] = next[on].filter((each) => !came.has(each.key));
    }
    return next;
  }

  function rows(list, news, gone, name, sprites) {
    const found = new Map(list.map((each) => [each[name], each]));
    for (const key of gone) found.delete(key);
    let keys = [...found.keys()];
    for (const { after, ...row } of news) {
      const key = row[name];
      if (!found.has(key)) keys.push(key);
      found.set(key, { ...(found.get(key) ?? sprites.get(key)), ...row });
      if (after === undefined) continue;
      keys = keys.filter((each) => each !== key);
      keys.splice(after === "" ? 0 : keys.indexOf(after) + 1, 0, key);
    }
    return keys.map((key) => found.get(key));
  }

  function moment(view, n) {
    const film = game.views[view];
    if (!films.has(view)) films.set(view, [film.first]);
    const made = films.get(view);
    const wanted = film.frames.filter(([at]) => at <= n).length;
    while (made.length <= wanted) made.push(change(made.at(-1), film.frames[made.length - 1][1]));
    return { n, scene: made[wanted] };
  }

  function answer(address) {
    const { pathname, searchParams } = new URL(address, "https://engawa.invalid");
    if (pathname in game.files) return new Response(game.files[pathname]);
    const table = `/api/tables/${game.table}`;
    const asked = searchParams.get("as") ?? "none";
    const view = asked in game.views ? asked : "none";
    if (pathname === table) return Response.json(game.head);
    if (pathname === `${table}/steps`) return Response.json(game.views[view].told);
    if (pathname.startsWith(`${table}/steps/`)) return Response.json(moment(view, Number(pathname.split("/").at(-1))));
    if (pathname === `/api/rules/${game.head.game}`) return Response.json(game.rules);
    if (pathname === "/api/me") return Response.json({ guest: "", name: "" });
    const says = "This replay is one file, without a server.";
    return Response.json({ is: "refused", id: "", code: "not-found", says, n: 0 }, { status: 404 });
  }

  globalThis.fetch = async (asked) => answer(String(asked.url ?? asked));
}
