/** How many characters have to be added, left out or replaced to make one word of the other. */
function distance(one: string, other: string) {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [column, wanted] of [...other].entries()) {
      const replaced = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The names that there are, those most like the one that was written first. */
export const nearest = (written: string, known: readonly string[]) =>
  known
    .map((name) => ({ name, away: distance(written.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.away - other.away)
    .map(({ name }) => name);
