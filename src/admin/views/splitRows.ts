/** The rows of one page of those that have all arrived, with the figures that the API gives of its pages. */
export function splitRows<Row>(all: readonly Row[], page: number, pageSize: number) {
  const lastPage = Math.max(1, Math.ceil(all.length / pageSize));
  const current = Math.min(page, lastPage);
  const before = (current - 1) * pageSize;
  const rows = all.slice(before, before + pageSize);
  const figures = {
    current_page: current,
    last_page: lastPage,
    per_page: pageSize,
    total: all.length,
    from: rows.length > 0 ? before + 1 : null,
    to: rows.length > 0 ? before + rows.length : null,
  };
  return { rows, figures };
}
