import type { Day } from '#api/wire.ts';

type Presence = {
  /** Refuses a blank value. */
  required?: true;
};

type Limits<Value> = {
  /** The smallest value. Used by: the test product. */
  min?: Value;
  /** The largest value. Used by: the test product. */
  max?: Value;
};

type Length = {
  /** The smallest number of characters or entries. Used by: the test product. */
  minLength?: number;
  /** The largest number of characters or entries. */
  maxLength?: number;
};

type RulesByKind = {
  text: Presence & Length;
  longText: Presence & Length;
  email: Presence & Length;
  url: Presence & Length;
  number: Presence & Limits<number>;
  money: Presence & Limits<number>;
  date: Presence & Limits<Day | 'today'>;
  tags: Presence & Length;
};

/** The rules of each kind, checked before a form is sent. Kinds that are not listed have only `required`. */
export type Rules<Kind> = Kind extends keyof RulesByKind ? RulesByKind[Kind] : Presence;

/** The rules of all kinds. */
export type AnyRules = Presence & Limits<number | string> & Length;
