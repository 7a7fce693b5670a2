import type { Day } from '#api/wire.ts';

type Presence = {
  /** Refuses a blank value. The form of a record disables Save while it is blank. */
  required?: true;
};

type Limits<Value> = {
  // For other products:
  /** The smallest value. */
  min?: Value;
  /** The largest value. */
  max?: Value;
};

type Length = {
  /** The largest number of characters or entries. */
  maxLength?: number;
  // For other products:
  /** The smallest number of characters or entries. */
  minLength?: number;
};

type Pattern = {
  /** HTML's `pattern`, explained by the message `rules.<field>`. */
  pattern?: string;
};

type Choices<Value> = {
  // For other products:
  /** The only allowed values. */
  oneOf?: readonly Value[];
};

type RulesByKind<Value> = {
  text: Presence & Length & Pattern & Choices<Value>;
  longText: Presence & Length & Pattern;
  password: Presence & Length;
  email: Presence & Length & Pattern;
  number: Presence & Limits<number> & Choices<Value>;
  choice: Presence & Choices<Value>;
  date: Presence & Limits<Day | 'today'>;
  tags: Presence & Length;
  // For other products:
  url: Presence & Length & Pattern;
  money: Presence & Limits<number>;
};

/** The rules of each kind, checked before a form is sent. */
export type Rules<Kind, Value> = Kind extends keyof RulesByKind<Value> ? RulesByKind<Value>[Kind] : Presence;

/** The rules of all kinds. */
export type AnyRules = Presence & Limits<number | string> & Length & Pattern & Choices<unknown>;
