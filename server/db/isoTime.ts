/** A time of the database, which Postgres may give as a text, as the API writes it. */
export const isoTime = (at: number | string) => new Date(Number(at)).toISOString();

type InIso<Row> = {
  [Name in keyof Row]: Name extends `${string}_at` | 'until'
    ? string | (null extends Row[Name] ? null : never)
    : Row[Name];
};

const isTime = (name: string) => name.endsWith('_at') || name === 'until';

/** A row as the API writes it: the times in its columns `…_at` and `until` are in ISO 8601. */
export const withIsoTimes = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, isTime(name) && value !== null ? isoTime(value) : value]),
  ) as InIso<Row>;
