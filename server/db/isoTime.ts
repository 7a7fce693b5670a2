/** Converts a time of the database to the API's format. */
export const isoTime = (at: number) => new Date(at).toISOString();

type InIso<Row> = {
  [Name in keyof Row]: Name extends `${string}_at` | 'until'
    ? string | (null extends Row[Name] ? null : never)
    : Row[Name];
};

const isTime = (name: string) => name.endsWith('_at') || name === 'until';

/** The row with the times in its columns `…_at` and `until` in ISO 8601. */
export const withIsoTimes = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, isTime(name) && value !== null ? isoTime(value) : value]),
  ) as InIso<Row>;
