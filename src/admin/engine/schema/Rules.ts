import type { Day } from '#api/wire.ts';

type Presence = {
  /** The form cannot be saved while it is blank. */
  required?: true;
};

type Limits<Value> = {
  /** The smallest value. Used by: the test product. */
  min?: Value;
  /** The largest value. Used by: the test product. */
  max?: Value;
};

type Length = {
  /** The least number of characters, or of entries. Used by: the test product. */
  minLength?: number;
  /** The largest number of characters, or of entries. */
  maxLength?: number;
};

type Pattern = {
  /** What the whole text must match, as HTML's `pattern` says it. `rules.<field>` says so in words, else react-admin does. Used by: the test product. */
  pattern?: string;
};

type Choices<Value> = {
  /** The only values there may be. Used by: the test product. */
  oneOf?: readonly Value[];
};

type RulesByKind<Value> = {
  text: Presence & Length & Pattern & Choices<Value>;
  longText: Presence & Length;
  email: Presence & Length & Pattern;
  url: Presence & Length & Pattern;
  number: Presence & Limits<number> & Choices<Value>;
  money: Presence & Limits<number>;
  choice: Presence & Choices<Value>;
  date: Presence & Limits<Day | 'today'>;
  tags: Presence & Length;
};

/** What a value of a kind must keep to before a form sends it. Kinds without rules of their own know only `required`. */
export type Rules<Kind, Value> = Kind extends keyof RulesByKind<Value> ? RulesByKind<Value>[Kind] : Presence;

/** Every rule that there is: what the inputs can be given. */
export type AnyRules = Presence & Limits<number | string> & Length & Pattern & Choices<unknown>;
