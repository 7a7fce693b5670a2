import type { Look } from './Look.ts';

/** A call of the API that the page has made, with its response. */
export type SentCall = {
  method: string;
  /** The path below the base of the API, with its query. */
  path: string;
  body: Record<string, unknown>;
  sentAt: number;
  /** Path and search of the page that sent it. */
  from: string;
  /** Undefined until the response, and for a request that failed in the network. */
  status?: number;
  isFailed?: boolean;
  data?: unknown;
};

/** A row of a table of the database. */
export type Row = Record<string, unknown>;

/** The stored rows by table, and in it by key. */
export type Snapshot = Map<string, Map<string, Row>>;

/** A place in which the random user works: pages, a server, and its database. */
export type World = {
  /** The paths of its screens. */
  addresses: readonly string[];
  look: () => Promise<Look>;
  /** Waits, at most some seconds, until the page has no pending request and no running animation. */
  settle: () => Promise<void>;
  /** Waits like a person. */
  pause: (milliseconds: number) => Promise<void>;

  open: (path: string) => Promise<void>;
  /** Presses the control with this number of the last look. Returns whether a person could press it. */
  press: (index: number) => Promise<boolean>;
  /** Puts the caret at the end of a field of the last look. Returns whether a person could. */
  enter: (index: number) => Promise<boolean>;
  /** Puts the caret into the first text field, as soon as one shows. Returns its value, or undefined without one. */
  enterFirst: () => Promise<{ name: string; value: string; kind: string } | undefined>;
  key: (key: string) => Promise<void>;
  type: (text: string, millisecondsPerKey: number) => Promise<void>;
  choose: (index: number, option: number) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;

  translate: (when: 'once' | 'always') => Promise<void>;
  endSession: () => Promise<void>;
  setNetwork: (network: 'on' | 'off') => Promise<void>;
  /** From now on the scripts that are not loaded yet answer 404, until a page is loaded. */
  loseLateScripts?: () => Promise<void>;
  slowDown?: (rate: number) => Promise<void>;
  /** Goes on in the other tab. */
  switchTab?: () => Promise<void>;
  /** Another administrator changes a record. */
  changeElsewhere: (index: number) => Promise<string>;

  /** The calls since the last time, each once. */
  takeCalls: () => SentCall[];
  /** Console lines and errors of pages since the last time. */
  takeLog: () => string[];
  snapshot: () => Promise<Snapshot>;
  credentials: { email: string; password: string };
  close: () => Promise<void>;
};
