import type { Values } from '#api/values.ts';
import type { Report } from './Finding.ts';

/** What is known of a page; an API that does not tell a number leaves it out. */
type PageInfo = {
  current_page?: number;
  last_page?: number;
  per_page?: number;
  total?: number;
  from?: number | null;
  to?: number | null;
};

export type ListPage = { number: number; rows: readonly Values[]; info: PageInfo };

const isKnown = (value: number | null | undefined): value is number => typeof value === 'number';

function onePage({ number, rows, info }: ListPage, report: Report) {
  const { current_page: current, last_page: last, per_page: size, total, from, to } = info;
  if (isKnown(current) && current !== number) report('fault', `Page ${number} calls itself page ${current}.`);
  if (isKnown(size) && rows.length > size)
    report('fault', `Page ${number} has ${rows.length} rows of at most ${size}.`);
  if (isKnown(size) && isKnown(last) && number < last && rows.length < size) {
    report('fault', `Page ${number} of ${last} has ${rows.length} rows, not ${size}.`);
  }
  if (isKnown(size) && isKnown(total) && isKnown(last) && last !== Math.max(1, Math.ceil(total / size))) {
    report('fault', `${total} rows, ${size} a page, make ${Math.max(1, Math.ceil(total / size))} pages, not ${last}.`);
  }
  if (isKnown(from) && isKnown(size) && from !== (number - 1) * size + 1) {
    report('fault', `Page ${number} begins with row ${from}, not ${(number - 1) * size + 1}.`);
  }
  if (isKnown(from) && isKnown(to) && to - from + 1 !== rows.length) {
    report('fault', `Page ${number} says that it has the rows ${from} to ${to}, and has ${rows.length}.`);
  }
}

/** Checks that the pages of a list say what they hold, and hold different rows. */
export function examinePages(pages: readonly ListPage[], report: Report) {
  for (const page of pages) onePage(page, report);
  const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => String(id)));
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  if (twice.length > 0) report('fault', `${twice.slice(0, 3).join(', ')} came more than once.`);
  const totals = [...new Set(pages.map(({ info }) => info.total).filter(isKnown))];
  if (totals.length > 1) report('notice', `The total went from ${totals.join(' to ')} from one page to the next.`);
}
