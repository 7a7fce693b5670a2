import type { Endpoint, EndpointTable } from './Endpoint.ts';

/** The names in the braces of a call. */
type Parts<Line> = Line extends `${string}{${infer Part}}${infer Rest}` ? Part | Parts<Rest> : never;

/** The names in an option of a call, such as `sends`. */
type Listed<Call, Option extends string> = Call extends { readonly [Name in Option]: readonly (infer Name)[] }
  ? Name
  : never;

/** The values that a call renames, by their names in the request. */
type Renames<Call> = Call extends { readonly from: infer Names } ? Names : Record<never, never>;

type WireNames<Call> =
  | Listed<Call, 'sends'>
  | Listed<Call, 'query'>
  | (Call extends { readonly call: infer Line } ? Parts<Line> : never);

/** The values that a call sends, by their names in the record. */
export type SourcesOf<Call> =
  | Exclude<WireNames<Call>, keyof Renames<Call>>
  | Extract<Renames<Call>[keyof Renames<Call>], string>;

type Renamed<Call> = keyof Renames<Call>;

/** Renamed values without a place: in neither path nor query string, and there is no body. */
type Unplaced<Call> = Call extends { readonly body: string }
  ? never
  : Call extends { readonly call: infer Line }
    ? Exclude<Renamed<Call>, Parts<Line> | Listed<Call, 'query'>>
    : never;

type IsGet<Call> = Call extends { readonly call: `GET ${string}` } ? true : false;

type BodyOf<Call> = Call extends { readonly body: infer Body } ? Body : 'none';

/** A GET that lacks `safe` and needs it. */
type Unmarked<Operation, Call> =
  IsGet<Call> extends false ? never : 'safe' extends keyof Call ? never : Exclude<Operation, 'list' | 'one'>;

/** A sentence about each of the names. */
type About<Names, Sentence extends string> = `${Sentence}: ${Names & string}`;

/** The faults of a call, as sentences. */
type FaultOf<Operation, Call> =
  | About<Exclude<keyof Call, keyof Endpoint>, 'An endpoint has no such option'>
  | About<IsGet<Call> extends true ? Extract<keyof Call, 'body'> : never, 'A GET cannot have this option'>
  | About<
      BodyOf<Call> extends 'none' ? Extract<keyof Call, 'sends' | 'files' | 'constants'> : never,
      'This option needs a body'
    >
  | About<
      BodyOf<Call> extends 'json' | 'form' ? Extract<keyof Call, 'files'> : never,
      'This option needs a multipart body'
    >
  | About<Exclude<Listed<Call, 'files'>, Listed<Call, 'sends'> | Renamed<Call>>, 'A file is missing from `sends`'>
  | About<Unplaced<Call>, 'A renamed value is neither in the path nor in the query, and there is no body'>
  | About<Unmarked<Operation, Call>, 'A GET needs the option `safe`, which says whether it only reads'>;

/** The compiler's message ends with the faults. */
type Checked<Operation, Call> = Call extends { readonly call: string }
  ? [FaultOf<Operation, Call>] extends [never]
    ? unknown
    : FaultOf<Operation, Call>
  : unknown;

type CheckedTable<Table> = {
  [Resource in keyof Table]: { [Operation in keyof Table[Resource]]: Checked<Operation, Table[Resource][Operation]> };
};

/** Refuses tables whose options contradict one another, when it compiles. Returns the table. */
export const defineEndpoints = <const Table extends EndpointTable>(table: Table & CheckedTable<Table>): Table => table;

/** The version and the calls of an extension, checked like `defineEndpoints`. */
export const defineExtension = <const Table extends EndpointTable>(
  version: number,
  endpoints: Table & CheckedTable<Table>,
): { version: number; endpoints: Table } => ({ version, endpoints });
