/** The names in the braces of a call. */
export type Parts<Line> = Line extends `${string}{${infer Part}}${infer Rest}` ? Part | Parts<Rest> : never;

/** The names that an option of a call lists. */
export type Listed<Call, Option extends string> = Call extends {
  readonly [Name in Option]: readonly (infer Name)[];
}
  ? Name
  : never;

/** What a call renames, by its name in the request. */
type Renames<Call> = Call extends { readonly from: infer Names } ? Names : Record<never, never>;

type WireNames<Call> =
  | Listed<Call, 'sends'>
  | Listed<Call, 'query'>
  | (Call extends { readonly call: infer Line } ? Parts<Line> : never);

/** The values that a call sends, by their names in the dashboard. */
export type SourcesOf<Call> =
  | Exclude<WireNames<Call>, keyof Renames<Call>>
  | Extract<Renames<Call>[keyof Renames<Call>], string>;
