// A replay without a server: what the client would fetch lies in the page, and is handed out here.
{
  /** @typedef {import("./types/client").Raw} Raw a script that is no module has no other import */

  /**
   * @typedef {object} View what one pair of eyes saw: the first scene, and what differs from version to version
   * @property {Raw} first
   * @property {[n: number, diff: import("./types/client").Difference][]} frames
   * @property {import("./types/protocol").Told[]} told
   */

  /**
   * What table/offline.py puts into the page: `views` by whose eyes they are.
   * @typedef {object} Game
   * @property {string} path
   * @property {string} table
   * @property {import("./types/protocol").Head} head
   * @property {Record<string, View>} views
   * @property {Record<string, string>} files
   * @property {import("./types/protocol").RuleIs[]} rules
   * @property {string[]} web
   * @property {string} alone what is said of what needs a server
   */

  /** @type {Game} */
  const game = JSON.parse(document.getElementById("game")?.textContent ?? "");
  globalThis.ENGAWA_PATH = game.path;

  /** @type {Map<string, Raw[]>} */
  const films = new Map(); // view -> the scenes so far, each made from the one before

  /**
   * @param {string} view
   * @param {number} n
   */
  async function moment(view, n) {
    const { applied } = await import("engawa/engine/diff.js");
    const film = game.views[view];
    const made = films.get(view) ?? [film.first];
    films.set(view, made);
    const wanted = film.frames.filter(([at]) => at <= n).length;
    while (made.length <= wanted) made.push(applied(made[made.length - 1], film.frames[made.length - 1][1]));
    return { n, scene: made[wanted] };
  }

  /** @param {string} address */
  async function answer(address) {
    const { pathname, searchParams } = new URL(address, "https://engawa.invalid");
    if (pathname in game.files) return new Response(game.files[pathname]);
    const table = `/api/tables/${game.table}`;
    const asked = searchParams.get("as") ?? "none";
    const view = asked in game.views ? asked : "none";
    if (pathname === table) return Response.json(game.head);
    if (pathname === `${table}/steps`) return Response.json(game.views[view].told);
    if (pathname.startsWith(`${table}/steps/`))
      return Response.json(await moment(view, Number(pathname.split("/").at(-1))));
    if (pathname === `/api/rules/${game.head.game}`) return Response.json(game.rules);
    if (pathname === "/api/games") return Response.json([{ name: game.head.game, web: game.web }]);
    if (pathname === "/api/me") return Response.json({ guest: "", name: "" });
    return Response.json({ is: "refused", id: "", code: "not-found", says: game.alone, n: 0 }, { status: 404 });
  }

  globalThis.fetch = async (asked) => answer(asked instanceof Request ? asked.url : String(asked));
}
