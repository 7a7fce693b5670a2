/** A time of the database, which Postgres may give as a text, as the API writes it. */
export const moment = (at: number | string) => new Date(Number(at)).toISOString();
