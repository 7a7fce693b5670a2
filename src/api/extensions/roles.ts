import { withheldCalls } from './withheldCalls.ts';

/** Values by field. */
export type WithheldValues = Readonly<Record<string, readonly string[]>>;

type Withheld = {
  /** Resources without any call. */
  resources: readonly string[];
  /** Other calls, by resource. */
  operations: Readonly<Record<string, readonly string[]>>;
  /** Values that the calls of a resource may not send or change. */
  values: Readonly<Record<string, WithheldValues>>;
};

/** The resources, calls and values that a limited role may not use. The server refuses it; screens hide it. */
export const withheld: Readonly<Record<string, Withheld | undefined>> = {
  moderator: {
    ...withheldCalls,
    values: { cases: { measure: ['remove'], state: ['handedOver'] } },
  },
};
