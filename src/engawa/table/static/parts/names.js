// What tables are called: names, the same in every language, and easier to say than an id.

const NAMES = [
  "Maple",
  "Moss",
  "Levee",
  "Snow",
  "Pine",
  "Heron",
  "Lantern",
  "Willow",
  "Cedar",
  "Plum",
  "Stone",
  "Brook",
  "Cricket",
  "Fern",
  "Lotus",
  "Crane",
  "Ember",
  "Quince",
  "Reed",
  "Sparrow",
  "Thistle",
  "Juniper",
  "Harbour",
  "Orchard",
];

/**
 * A table's name, from its id.
 * @param {string} id
 */
export function tableName(id) {
  let sum = 0;
  for (const letter of String(id)) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return NAMES[sum % NAMES.length];
}
