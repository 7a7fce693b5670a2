import type { Values } from '#api/values.ts';
import type { Report } from './examineFields.ts';

/** The pagination fields of a list's response. */
type PageInfo = {
  current_page?: number;
  last_page?: number;
  per_page?: number;
  total?: number;
  from?: number | null;
  to?: number | null;
};

export type ListPage = { number: number; rows: readonly Values[]; info: PageInfo };

/** True for two different numbers. False if one is absent: comparisons with NaN are false. */
const differ = (one: number, other: number) => one < other || one > other;

function examinePage({ number, rows, info }: ListPage, report: Report) {
  const { current_page: current = NaN, last_page: last = NaN, per_page: size = NaN, total = NaN } = info;
  const from = info.from ?? NaN;
  const to = info.to ?? NaN;
  const pages = Math.max(1, Math.ceil(total / size));
  const begin = (number - 1) * size + 1;
  const fault = (message: string) => report('fault', message);
  if (differ(current, number)) fault(`The response for page ${number} has current_page ${current}.`);
  if (rows.length > size) fault(`Page ${number} has ${rows.length} rows, but per_page is ${size}.`);
  if (number < last && rows.length < size) fault(`Page ${number} of ${last} has ${rows.length} rows, not ${size}.`);
  if (differ(last, pages)) fault(`${total} rows at ${size} a page are ${pages} pages, not ${last}.`);
  if (differ(from, begin)) fault(`Page ${number} begins with row ${from}, not ${begin}.`);
  if (differ(to - from + 1, rows.length)) {
    fault(`Page ${number} says that it has the rows ${from} to ${to}, but it has ${rows.length}.`);
  }
}

/** Checks the pagination fields of a list's pages, and that no row appears twice. */
export function examinePages(pages: readonly ListPage[], report: Report) {
  for (const page of pages) examinePage(page, report);
  const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => String(id)));
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  if (twice.length > 0) report('fault', `These ids appear more than once: ${twice.slice(0, 3).join(', ')}.`);
  const totals = [...new Set(pages.map(({ info }) => info.total).filter((total) => total !== undefined))];
  if (totals.length > 1) report('notice', `The total changed from ${totals.join(' to ')} between pages.`);
}
