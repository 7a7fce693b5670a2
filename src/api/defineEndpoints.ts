import type { Endpoint, EndpointTable } from './Endpoint.ts';

/** The names in the braces of a call. */
type Parts<Call> = Call extends `${string}{${infer Part}}${infer Rest}` ? Part | Parts<Rest> : never;

type Listed<Call, Option extends string> = Call extends { readonly [Name in Option]: readonly (infer Name)[] }
  ? Name
  : never;

type Renamed<Call> = Call extends { readonly from: infer Names } ? keyof Names : never;

type Known = Endpoint extends infer Each ? (Each extends Each ? keyof Each : never) : never;

/** What has no place in a request: a renamed value that neither path nor query string nor a body takes. */
type Unplaced<Call> = Call extends { readonly body: string }
  ? never
  : Call extends { readonly call: infer Line }
    ? Exclude<Renamed<Call>, Parts<Line> | Listed<Call, 'query'>>
    : never;

/** The parts of a path that nothing can fill: only a key is known before a record is read, and none before it is made. */
type Unfilled<Operation, Call> = Call extends { readonly call: infer Line }
  ? Operation extends 'one'
    ? Exclude<Parts<Line>, 'id' | Renamed<Call>>
    : Operation extends 'create'
      ? Extract<Parts<Line>, 'id'>
      : never
  : never;

/** A GET that goes by the name of a change and does not say so. */
type Unmarked<Operation, Call> = Operation extends 'create' | 'update' | 'delete'
  ? Call extends { readonly call: `GET ${string}` }
    ? Call extends { readonly safe: false }
      ? never
      : 'safe'
    : never
  : never;

type Fault<Message extends string, Names> = [Names] extends [never] ? unknown : { fault: Message; names: Names };

type Checked<Operation, Call> = Call extends { readonly call: string }
  ? Fault<'An endpoint has no such option', Exclude<keyof Call, Known>> &
      Fault<'A file is not among what is sent', Exclude<Listed<Call, 'files'>, Listed<Call, 'sends'> | Renamed<Call>>> &
      Fault<'A renamed value is neither in the path nor in the query, and there is no body', Unplaced<Call>> &
      Fault<'Nothing fills this part of the path', Unfilled<Operation, Call>> &
      Fault<'A GET that changes something is marked as not safe', Unmarked<Operation, Call>>
  : unknown;

type CheckedTable<Table> = {
  [Resource in keyof Table]: { [Operation in keyof Table[Resource]]: Checked<Operation, Table[Resource][Operation]> };
};

/** Checks that what a call's options say of one another agrees; at run time it is the table itself. */
export const defineEndpoints = <const Table extends EndpointTable>(table: Table & CheckedTable<Table>): Table => table;
