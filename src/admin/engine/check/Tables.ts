import leven from 'leven';
import type { Values } from '#api/values.ts';

/** A disagreement between the tables: the file it is mended in, a sentence that says how, and a word to find the line by. */
export type Fault = { file: string; message: string; word: string };

/** What the check reads of a field. It trusts no type: a file that is being written may hold anything. */
export type CheckedField = {
  kind: string;
  on: readonly string[];
  rules?: Values;
  of?: unknown;
  to?: string;
};

type ShownFields = Readonly<Record<string, Omit<CheckedField, 'on'>>>;

type CheckedAction = {
  on?: string;
  path?: string;
  dialog?: {
    ask?: ShownFields;
    preview?: { operation: string; shows: ShownFields };
    result?: ShownFields;
  };
};

type CheckedList = {
  search?: readonly string[];
  sort?: readonly string[];
  filters?: readonly string[];
  ranges?: Values;
  bulk?: readonly string[];
  summary?: Values;
  chart?: { over: string; lines: readonly string[] };
  segments?: { field?: string; filter?: string; of?: readonly unknown[] | Values };
  export?: true | { columns?: readonly (string | { field: string; format?: string })[] };
};

export type CheckedDefinition = {
  name: string;
  title: string;
  fields: Readonly<Record<string, CheckedField>>;
  sections?: Readonly<Record<string, { fields?: readonly string[] }>>;
  form?: { layout: string };
  initial?: Values;
  list: CheckedList;
  sampleRows?: () => Promise<readonly object[]>;
  actions?: Readonly<Record<string, CheckedAction>>;
  detailDialog?: unknown;
  detailPage?: {
    header?: ShownFields;
    tabs?: readonly (string | { name: string; fields?: ShownFields })[];
    related?: Readonly<Record<string, { target: string }>>;
  };
};

/** What the check reads of a call. */
export type CheckedCall = {
  call: string;
  body?: string;
  sends?: readonly string[];
  query?: readonly string[] | Values;
  files?: readonly string[];
  from?: Readonly<Record<string, string>>;
  constants?: Values;
  sorts?: readonly string[];
  filters?: readonly string[];
};

/** A resource's line of calls by operation, and what it says of them all, such as the key. */
export type CheckedCalls = { key?: string } & Readonly<Record<string, unknown>>;

/** Where the tables of a product lie, for faults to say where they are mended. */
type TableFiles = {
  /** The folder of its definitions. */
  definitions: string;
  endpoints: string;
  /** The words of its resources in a language. */
  words: (language: string) => string;
};

/** The tables that must agree: calls, definitions, and words by language and resource. */
export type Tables = {
  endpoints: Readonly<Record<string, CheckedCalls>>;
  definitions: readonly CheckedDefinition[];
  words?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  files: TableFiles;
};

/** One resource among the others, as each rule of the check is handed it. */
export type Subject = {
  definition: CheckedDefinition;
  /** Absent where the endpoint table does not have the resource. */
  calls?: CheckedCalls;
  tables: Tables;
  /** A fault of the definition's own file. */
  fault: (word: string, message: string) => Fault;
  /** A fault of the endpoint table. */
  callFault: (word: string, message: string) => Fault;
  /** The endpoint table's file. */
  endpointTable: string;
};

export type Rule = (subject: Subject) => Fault[];

const isCall = (value: unknown): value is CheckedCall =>
  typeof value === 'object' && value !== null && 'call' in value && typeof value.call === 'string';

/** The call of an operation, where the resource has it. */
export const callOf = (calls: CheckedCalls | undefined, operation: string) => {
  const call = calls?.[operation];
  return isCall(call) ? call : undefined;
};

/** Every operation of a resource with its call. */
export const operationsOf = (calls: CheckedCalls | undefined) =>
  Object.entries(calls ?? {}).filter((entry): entry is [string, CheckedCall] => isCall(entry[1]));

/** 'a', 'b' and 'c', for a sentence. */
export function quoted(words: readonly string[], last = 'and') {
  const all = words.map((word) => `'${word}'`);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${last} ${all.at(-1)}`;
}

const mostSuggested = 12;

/** 'a', 'b' or 'c': the known names, those most like the written one first. */
export function suggested(written: string, known: readonly string[]) {
  const away = (name: string) => leven(written.toLowerCase(), name.toLowerCase());
  return quoted(known.toSorted((one, other) => away(one) - away(other)).slice(0, mostSuggested), 'or');
}
