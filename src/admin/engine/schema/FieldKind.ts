import type { ComponentType } from 'react';
import type { Day } from '#api/wire.ts';
import type { Currency } from './Currency.ts';
import type { AnyRow, Path, PathOf } from './Path.ts';

/** How a picture of somebody is shown to who has not chosen: blurred and grey until it is asked for, or at once. */
export type Sensitivity = 'blurred' | 'shown';

type NoOptions = Record<never, never>;

/** Units that are worded in the administrator's language, by the names of ECMA-402. */
type Unit =
  | 'percent'
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'meter'
  | 'kilometer'
  | 'mile'
  | 'gram'
  | 'kilogram'
  | 'liter'
  | 'celsius'
  | 'fahrenheit'
  | 'byte'
  | 'megabyte';

/** Colours of a choice. Each comes with a mark of its own shape, so that no two are told apart by colour alone. */
export type Tone = 'neutral' | 'good' | 'busy' | 'waiting' | 'bad' | 'special';

/** What can be computed from other values of a row. */
export type Computation = 'initials' | 'joined' | 'yearsSince' | 'daysUntil' | 'count';

type Named = { name: string | null } | { email: string | null };

type Whose<Row, Value> = unknown extends Value
  ? 'record' | 'value'
  : (Row extends Named ? 'record' : never) | (Value extends Named ? 'value' : never);

/** A picture is a value of who is shown: of the row, or of the person in it. */
type PictureOfPerson<Row, Value> = unknown extends Value
  ? unknown
  : { whose: 'record'; picture?: PathOf<Row, string> } | { whose: 'value'; picture?: PathOf<Value, string> };

/** What a component of the kind `custom` is given: the row it is shown in. */
export type CustomFieldProps<Row> = { source: string; record: Row };

/** What an input of the kind `custom` is given: it belongs to react-admin's form around it, by `useInput`. */
export type CustomInputProps = {
  source: string;
  label: string;
  /** The form cannot be saved without a value. */
  required?: boolean;
};

/** What each kind can be told about a field, beyond what every field says. */
export interface KindOptions<Row = AnyRow, Value = unknown, Resource extends string = string> {
  /** One line of text. */
  text: NoOptions;
  /** Text of several lines, typed in a taller box; in a detail it has the whole width. */
  longText: {
    /**
     * Rows of another resource, one of which it can begin with, chosen by its title: which of their fields is the text,
     * and which its language. What stands in double brackets has to be filled in before it is sent.
     */
    templates?: { from: Resource; text: string; language?: string };
  };
  /** An email address, checked while it is typed. */
  email: {
    /** Shown as a link that writes to it. */
    link?: true;
  };
  /** A web address, shown as a link that opens beside the dashboard. Used by: the test product. */
  url: NoOptions;
  /** A number as the administrator's language writes it. */
  number: {
    /** What it counts: `29 years`, `12 km`. */
    unit?: Unit;
    /** How many digits follow the decimal point, always. Used by: the test product. */
    decimals?: 0 | 1 | 2 | 3 | 4;
    /** Without separators between the thousands, as a year or a number of a document is written. */
    grouping?: false;
  };
  /** An amount of money as the administrator's language writes it. Used by: the test product. */
  money: {
    /** The currency's ISO code, or the field of the row that holds it. */
    currency: Currency | PathOf<Row, string>;
    /** The API counts in the currency's smallest unit: 1250 is 12.50. */
    minor?: true;
  };
  /** Yes or no, in words: `choices.<field>.true` and `.false`, else react-admin's. */
  boolean: NoOptions;
  /** One of a closed set of values, worded as `choices.<field>.<value>`; another value is shown as the API spells it. */
  choice: {
    /** The values, in the order they are offered and sorted in. */
    of: readonly (Value & (string | number))[];
    /** How a value stands out. Those that are not named are neutral. */
    tones?: { readonly [Choice in Value & (string | number)]?: Tone };
  };
  /** A day without a time, a `Day` on the wire: `2025-08-03`, the same day in every time zone. */
  date: NoOptions;
  /**
   * A moment: ISO 8601 text, or Unix seconds. Shown and typed in the administrator's time zone. A `Day` does not compile here; of
   * a plain day whose row calls it a `string` the doctor tells.
   */
  dateTime: {
    /** The API has Unix seconds in place of ISO 8601, and is sent them. A row's number cannot be anything else. */
    unix?: true;
  } & (unknown extends Value ? unknown : Value extends number ? { unix: true } : unknown);
  /** A picture stored under a path below the media base. */
  image: {
    /** It shows people, or may be hard to look at: `blurred` until it is asked for, or `shown` to who has not chosen otherwise. */
    sensitive?: Sensitivity;
  };
  /** A file stored under a path below the media base, shown as a link that has its name. Used by: the test product. */
  file: {
    /** What can be chosen, as HTML's `accept` says it: `.pdf,image/*`. */
    accept?: string;
  };
  /** A key of another resource, shown as a link to its page under its title, chosen in a form by search. */
  reference: {
    /** The name of the other resource. */
    to: Resource;
  };
  /** A list of words, typed one by one. */
  tags: {
    /** Words that are offered; others can be typed, too. Used by: the test product. */
    of?: readonly string[];
  };
  /** Whatever the API sends, as formatted JSON; it can only be shown. */
  json: NoOptions;
  /** Someone's name and email behind their picture or initials. */
  person: {
    /** Who is shown: the record itself is a person, or the value of the field is one. */
    whose: Whose<Row, Value>;
    /** The value of that person, not of the row, that holds the path of their picture: `avatar` for `host.avatar`. */
    picture?: string;
    /** As of an image. */
    sensitive?: Sensitivity;
  } & PictureOfPerson<Row, Value>;
  /** A value made from others; it can only be shown. Used by: the test product. */
  computed: {
    /** How it is made: the initials of a name, texts joined by a blank, whole years since a day, days until one, how many there are of a list. */
    as: Computation;
    /** The fields that it is made from. */
    from: readonly [Path<Row>, ...Path<Row>[]];
  };
  /** What the other kinds cannot say: a component in a file of its own, imported when it is shown. */
  custom: {
    /** How the field is shown. */
    show?: () => Promise<ComponentType<CustomFieldProps<Row>>>;
    /** How it is typed. Used by: the test product. */
    type?: () => Promise<ComponentType<CustomInputProps>>;
    /** The field whose value stands for it in searches, sorts and exports, where that is not its own. */
    text?: Path<Row>;
  };
}

/** The closed vocabulary of field kinds: a folder each in `admin/engine/fields`. */
export type FieldKind = keyof KindOptions;

/** Kinds that are only shown. */
type ShownKind = 'json' | 'person' | 'computed';

/** Kinds that can be typed or chosen, too. */
export type TypedKind = Exclude<FieldKind, ShownKind>;

/** Whether a closed set of values may come: `string`, `number` and a pattern such as `Day` make an index of any keys. */
type IsLiteral<Value> = NoOptions extends Record<Value & PropertyKey, 1> ? false : true;

/** The values that each kind can show. What is an object, a number or a boolean on the wire is no text. */
type KindValues<Row, Value> = {
  text: string;
  longText: string;
  email: string;
  url: string;
  number: number;
  money: number;
  boolean: boolean;
  choice: IsLiteral<Value> extends true ? string | number : never;
  date: Day;
  dateTime: Value extends Day ? never : string | number;
  image: string;
  file: string;
  reference: string | number;
  tags: readonly string[];
  json: unknown;
  person: [Whose<Row, Value>] extends [never] ? never : unknown;
  computed: unknown;
  custom: unknown;
};

/** The kinds that fit a value of a row. */
export type KindFor<Row, Value> = {
  [Kind in FieldKind]: unknown extends Value ? Kind : [Value] extends [KindValues<Row, Value>[Kind]] ? Kind : never;
}[FieldKind];
