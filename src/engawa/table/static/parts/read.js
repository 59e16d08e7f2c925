// How far the talk of each table was read, kept in this browser.

const KEY = "engawa-read";
const MOST = 40; // tables that are remembered, the last ones

/** @returns {Map<string, number>} */
function kept() {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return new Map();
  }
}

/**
 * The number of the last word that was read at a table.
 * @param {string} table
 */
export const lastRead = (table) => kept().get(table) ?? 0;

/**
 * @param {string} table
 * @param {number} n
 */
export function markRead(table, n) {
  const tables = kept();
  if ((tables.get(table) ?? 0) >= n) return;
  tables.delete(table);
  tables.set(table, n);
  try {
    localStorage.setItem(KEY, JSON.stringify([...tables].slice(-MOST)));
  } catch {
    // a private window keeps nothing
  }
}
