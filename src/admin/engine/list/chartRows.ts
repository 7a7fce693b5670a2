import { dayInMs } from '#admin/engine/fields/date/calendar.ts';
import { numberAt } from '#admin/engine/fields/number/numberText.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { Values } from '#api/values.ts';

type Chart = NonNullable<AnyResource['list']['chart']>;

export type Sum = NonNullable<Chart['sums']>[number];

const weekInMs = 7 * dayInMs;

const sumOf = (rows: readonly Values[], source: string) =>
  rows.reduce((sum, row) => sum + (numberAt(row, source) ?? 0), 0);

const sumLines = (rows: readonly Values[], { lines }: Chart) =>
  Object.fromEntries(lines.map((source) => [source, sumOf(rows, source)]));

/** A point of a chart: the numbers, and the first and last row that they are the sums of. */
type Point = { values: Values; first?: Values; last?: Values };

/** The sums of seven days each, up to the last day. Earlier days than those of whole weeks are left out. */
function sumWeeks(rows: readonly Values[], chart: Chart): Point[] {
  const timeOf = (row?: Values) => Date.parse(String(row?.[chart.over]));
  const end = timeOf(rows.at(-1));
  const weeks = Math.max(1, Math.floor((end - timeOf(rows[0]) + dayInMs) / weekInMs));
  return Array.from({ length: weeks }, (_, index) => {
    const weeksAgo = weeks - 1 - index;
    const days = rows.filter((row) => Math.floor((end - timeOf(row)) / weekInMs) === weeksAgo);
    return { values: sumLines(days, chart), first: days[0], last: days.at(-1) };
  });
}

/** The points of a chart: a row each, or sums of rows. */
export function chartPoints(rows: readonly Values[], chart: Chart, sum?: Sum): Point[] {
  if (sum === 'weekly') return sumWeeks(rows, chart);
  return rows.map((row, index) => {
    const values = sum === 'cumulative' ? sumLines(rows.slice(0, index + 1), chart) : row;
    return { values, first: row, last: row };
  });
}
