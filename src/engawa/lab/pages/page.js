// A press on the head of a column sorts by it; a second press turns the order round.
for (const button of document.querySelectorAll("th button")) {
  button.addEventListener("click", () => {
    const head = button.closest("th");
    const body = head?.closest("table")?.tBodies[0];
    if (!head || !body) return;
    const column = head.cellIndex;
    const down = head.getAttribute("aria-sort") !== "descending";
    for (const other of head.parentElement?.children ?? []) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    /** @param {HTMLTableRowElement} row */
    const key = (row) => row.cells[column].dataset.value ?? row.cells[column].textContent ?? "";
    /** @type {(a: string, b: string) => number} */
    const compare = (a, b) => a.localeCompare(b, "en", { numeric: true });
    /** @param {string} text */
    const number = (text) => (text.trim() === "" ? Number.NaN : Number(text));
    /** @type {(a: HTMLTableRowElement, b: HTMLTableRowElement) => number} */
    const order = (a, b) => {
      const [x, y] = [number(key(a)), number(key(b))];
      return Number.isNaN(x) || Number.isNaN(y) ? compare(key(a), key(b)) : x - y;
    };
    const rows = [...body.rows].sort((a, b) => (down ? order(b, a) : order(a, b)));
    body.append(...rows);
  });
}
