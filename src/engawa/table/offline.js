// A replay without a server: what the client would fetch lies in the page, and is handed out here.
{
  const game = JSON.parse(document.getElementById("game").textContent);
  globalThis.ENGAWA_PATH = game.path;

  const parts = ["asks", "notes", "verbs", "places", "panels"];
  const films = new Map(); // view -> the scenes so far, each made from the one before

  function change(scene, diff) {
    const next = { ...scene };
    for (const part of parts) if (part in diff.set) next[part] = diff.set[part];
    for (const [list, some, name] of [["places", "place", "name"], ["panels", "panel", "seat"]]) {
      const fresh = new Map((diff[some] ?? []).map((each) => [each[name], each]));
      next[list] = next[list].map((each) => fresh.get(each[name]) ?? each);
    }
    const all = new Map();
    for (const on of ["board", "tray"]) for (const sprite of scene[on]) all.set(sprite.key, { ...sprite, on });
    for (const key of diff.drop ?? []) all.delete(key);
    const late = [];
    for (const { after, ...put } of diff.put ?? []) {
      if (after !== undefined) late.push([after, put.key]);
      all.set(put.key, { ...all.get(put.key), ...put });
    }
    const keys = diff.order ?? [...all.keys()].filter((key) => late.every(([, each]) => each !== key));
    for (const [after, key] of late) keys.splice(after === "" ? 0 : keys.indexOf(after) + 1, 0, key);
    const list = keys.map((key) => all.get(key));
    next.board = list.filter((sprite) => sprite.on === "board");
    next.tray = list.filter((sprite) => sprite.on === "tray");
    return next;
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
