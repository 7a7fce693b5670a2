/** How many rows a page has. One more is read, which tells that there is another page. */
export const rowsPerPage = 25;

/** A page as it is sent, and the cursor of the next one. Nothing is counted. */
export function pageByCursor<Row extends { id: number }>(rows: readonly Row[]) {
  const data = rows.slice(0, rowsPerPage);
  return { data, per_page: rowsPerPage, next: rows.length > rowsPerPage ? (data.at(-1)?.id ?? null) : null };
}
