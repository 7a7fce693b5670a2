import type { Context } from 'hono';

/** What is wrong with one field of what was sent. */
export type FieldFault = { field: string; text: string };

/** A good answer: what was asked for, and a note for the person who asked. */
export const done = (context: Context, result: unknown = {}, note = '') => context.json({ ok: true, result, note });

/** A refusal. Of fields it speaks with status 200: whether it went well is told by `ok` alone. */
export const refuse = (
  context: Context,
  note: string,
  errors: FieldFault[] = [],
  status: 200 | 401 | 404 | 409 = 200,
) => context.json({ ok: false, note, errors }, status);

export const notFound = (context: Context) => refuse(context, 'That is no longer in our books', [], 404);

/** Done, and nothing to tell. */
export const gone = (context: Context) => context.body(null, 204);

const count = (text: string | undefined, fallback: number) => {
  const number = Number(text ?? fallback);
  return Number.isInteger(number) && number >= 0 ? number : fallback;
};

/** Part of a list, by offset and limit, with the count of all. */
export function slice<Row>({ req }: Context, rows: readonly Row[]) {
  const offset = count(req.query('offset'), 0);
  const limit = Math.min(count(req.query('limit'), 10) || 10, 50);
  return { rows: rows.slice(offset, offset + limit), count: rows.length };
}

/** A sheet of a list, counted from 0; how many there are is not known to anyone. */
export function sheet<Row>({ req }: Context, rows: readonly Row[], perSheet: number) {
  const start = count(req.query('sheet'), 0) * perSheet;
  return { rows: rows.slice(start, start + perSheet), more: rows.length > start + perSheet };
}

/** What comes after a mark, and the mark of what comes then. */
export function after<Row extends { id: number }>({ req }: Context, rows: readonly Row[]) {
  const limit = Math.min(count(req.query('take'), 10) || 10, 50);
  const mark = req.query('after');
  const start = mark ? rows.findIndex(({ id }) => `mark-${id}` === mark) + 1 : 0;
  const page = rows.slice(start, start + limit);
  const last = page.at(-1);
  return { rows: page, next: last && rows.length > start + limit ? `mark-${last.id}` : null };
}

/** In ascending order by a field, or descending when its name follows a minus. */
export function inOrder<Row extends object>(rows: readonly Row[], order: string | undefined) {
  if (!order) return [...rows];
  const field = order.replace(/^-/, '') as keyof Row;
  const sign = order.startsWith('-') ? -1 : 1;
  const compare = (one: Row, other: Row) => (one[field] < other[field] ? -1 : Number(one[field] > other[field]));
  return rows.toSorted((one, other) => sign * compare(one, other));
}
