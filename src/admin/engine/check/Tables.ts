import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { type Endpoint, type EndpointTable, isEndpoint } from '#api/Endpoint.ts';

/** A disagreement between the tables: the file to change, and a sentence that says how. */
export type Fault = {
  file: string;
  message: string;
  /** The screens work in spite of it, so `npm run dev` reports it only in the terminal. */
  isMinor?: true;
};

/** The tables that must agree: calls, definitions, and messages by language and resource. */
export type Tables = {
  endpoints: EndpointTable;
  definitions: readonly AnyResource[];
  messages?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Their files, which faults name. */
  files: {
    /** The folder of the definitions. */
    definitions: string;
    endpoints: string;
    messages: (language: string) => string;
  };
};

/** A definition with its calls, as each rule gets it. */
export type Subject = {
  definition: AnyResource;
  /** The calls of the resource by operation. */
  calls: Readonly<Record<string, Endpoint>>;
  tables: Tables;
  /** A fault in the definition's file. */
  fault: (message: string) => Fault;
  /** A fault in the endpoint table. */
  callFault: (message: string) => Fault;
};

export type Rule = (subject: Subject) => Iterable<Fault>;

/** The calls of a resource by operation, without its `key`. */
export const callsOf = (endpoints: EndpointTable, resource: string): Subject['calls'] =>
  Object.fromEntries(
    Object.entries(endpoints[resource] ?? {}).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  );

/** 'a', 'b' and 'c', for a sentence. */
export const quoted = (names: readonly string[]) =>
  new Intl.ListFormat('en-GB').format(names.map((name) => `'${name}'`));
