import type { ComponentType } from 'react';
import type { Day } from '#api/wire.ts';
import type { Condition } from './Condition.ts';
import type { AnyRow, Path, PathOf } from './Path.ts';

export type Sensitivity = 'blurred' | 'shown';

type NoOptions = Record<never, never>;

/** Units of ECMA-402. Another one needs only its name here. */
type Unit = 'percent' | 'minute' | 'hour' | 'day' | 'year' | 'meter' | 'kilometer' | 'kilogram' | 'byte' | 'megabyte';

/** Colours of a choice, each with its own icon. */
export type Tone = 'plain' | 'neutral' | 'good' | 'busy' | 'waiting' | 'late' | 'bad' | 'special';

export type Computation = 'initials' | 'joined' | 'first' | 'yearsSince' | 'daysUntil' | 'count';

type Named = { name: string | null } | { email: string | null };

type Whose<Row, Value> = unknown extends Value
  ? 'record' | 'value'
  : (Row extends Named ? 'record' : never) | (Value extends Named ? 'value' : never);

/** The path of the picture starts at the row or at the person in it, as `whose` says. */
type PictureOfPerson<Row, Value> = unknown extends Value
  ? unknown
  :
      | { whose: 'record'; picture?: PathOf<Row, string>; below?: PathOf<Row, string> }
      | { whose: 'value'; picture?: PathOf<Value, string>; below?: PathOf<Value, string> };

/** The props of a component of the kind `custom`. */
export type CustomFieldProps<Row> = { source: string; record: Row };

/** The props of an input of the kind `custom`. It joins the form by react-admin's `useInput`. */
export type CustomInputProps = {
  source: string;
  label: string;
  required?: true;
};

/** The files that an input takes. */
type Upload = {
  /** HTML's `accept`: `.pdf,image/*`. A picture has `image/*` by default. */
  accept?: string;
  /** The largest size. */
  maxMegabytes?: number;
};

/** One spelling of a value, or several, of which the first is sent. */
type Spelled<Value> = Value | readonly [sent: Value, ...read: Value[]];

type NoAndYes<Value> = readonly [
  no: Spelled<Value & (string | number | boolean)>,
  yes: Spelled<Value & (string | number | boolean)>,
];

/** The spellings of a moment that fit the type of its value. */
type MomentOf<Value> = unknown extends Value
  ? unknown
  : Value extends number
    ? { unix: true | 'milliseconds'; utc?: never }
    : { unix?: 'text' };

type TaggedBy<Value> = Value extends readonly (infer Entry)[]
  ? Entry extends string
    ? unknown
    : { by: PathOf<Entry, string> }
  : unknown;

/** The language of a `text` or `longText`. The ends of lines and screen readers follow it. */
type TextLanguage<Row> = {
  /** Its code, such as `ko`. By default, that of the page. */
  language?:
    | string
    | {
        /** The field with the code. */
        field: PathOf<Row, string>;
      };
};

/** The options of each kind, beyond those of every field. */
export interface KindOptions<Row = AnyRow, Value = unknown, Resource extends string = string> {
  /** One line of text. */
  text: TextLanguage<Row>;
  /** Text of several lines, in a taller input and over the whole width of a page. */
  longText: {
    /** Offers texts of another resource, first those in the record's language. Placeholders in double brackets must be filled. */
    templates?: {
      /** The resource. */
      from: Resource;
      /** Its field with the text. */
      text: string;
      /** Its field with the language. */
      language?: string;
      /** The key that opens them on a record's page. */
      shortcut?: string;
    };
  } & TextLanguage<Row>;
  /** A typed secret. It is never shown, nor kept in a draft. */
  password: {
    /** The administrator's own password, which browsers may fill in. */
    current?: true;
  };
  /** A validated email address. */
  email: {
    /** Shows it as a `mailto:` link, over a page's whole width. */
    link?: true;
    /** Shows one’s own as "You". */
    you?: true;
  };
  /** A number in the format of the administrator's language. */
  number: {
    /** The unit: `29 years`, `12 km`. */
    unit?: Unit;
    /** Shows 48 hours as `2 days`, 0 as `< 1 hour`, 1500 bytes as `1.5 kB`. */
    rounded?: true;
    /** Says `for 9 days`, after a state. */
    duration?: true;
    /** No thousands separators, for years and ids. */
    grouping?: false;
    // For other products:
    /** The API's value of one unit: 1_000_000 for bytes as `megabyte`. */
    scale?: number;
    /** A fixed number of decimals. */
    decimals?: 0 | 1 | 2 | 3 | 4;
    /** The API's number for none: `-1`. It is shown as no value, and sent for a blank input. */
    none?: number;
  };
  /** Yes or no, labelled by `choices.<field>.true` and `.false`, else by react-admin. */
  boolean: {
    // For other products:
    /** The API's values for no and yes: `[0, 1]`, `['N', 'Y']`. Of several spellings the first is sent: `[[0, false], [1, true]]`. Other types than booleans need it. */
    of?: NoAndYes<Value>;
  } & (unknown extends Value ? unknown : NonNullable<Value> extends boolean ? unknown : { of: NoAndYes<Value> });
  /** One of several values, labelled by `choices.<field>.<value>`. Other values appear as the API spells them. */
  choice: {
    /** The values, in the order of menus and of sorting. */
    of: readonly (Value & (string | number))[];
    /** Codes that the browser names, also undeclared ones. Or resources, by their names where a value has no label. */
    names?: 'currency' | 'language' | 'region' | 'resource';
    /** The colours of values; neutral by default. */
    tones?: { readonly [Choice in Value & (string | number)]?: Tone };
  } & (unknown extends Value ? unknown : string extends Value ? { names: string } : unknown);
  /** A day without a time or zone: `2025-08-03`, `Day` in the row's type. */
  date: NoOptions;
  /** A moment, as ISO 8601 text or Unix time, in the administrator's time zone. */
  dateTime: {
    /** The API uses Unix time: seconds such as `1770000000`, or `'milliseconds'`, or seconds as `'text'`. A number needs it. */
    unix?: true | 'milliseconds' | 'text';
    // For other products:
    /** The API's ISO 8601 text has no zone and means UTC: `2026-02-02T02:40:00`. */
    utc?: true;
    /** The API's value for never: `0`. It is shown as no value, and sent for a blank input. */
    none?: Value & (string | number);
  } & MomentOf<Value>;
  /** A picture, by its path under the media base. `{size}` in it becomes 240 pixels. */
  image: {
    /** It shows people: `blurred` or `shown` by default. A preference overrides it. */
    sensitive?: Sensitivity;
  } & Upload;
  /** The id of another resource's record, shown as a link with its title, chosen by search. A missing or refused record shows its number, or its key where that is a text. */
  reference: {
    /** The other resource, or the field with its name. */
    to:
      | Resource
      | {
          /** It is then read-only, and exported as the id. */
          field: PathOf<Row, string>;
        };
    /** The field with that record's title, to search, sort and export without a request; or with earlier values of a deleted record. */
    text?: Path<Row>;
    /** Shows `Case #7`. */
    numbered?: true;
    // For other products:
    /** The fields with the parts of a key that has several: `['hall', 'stall']`. It is then read-only. */
    from?: readonly [Path<Row>, Path<Row>, ...Path<Row>[]];
  };
  /** A list of texts. */
  tags: {
    /** Suggested tags, labelled by `choices.<field>.<value>`. Others can be typed. */
    of?: readonly string[];
    /** The property of each object that is shown and sent. A list of objects needs it. */
    by?: string;
    /** The property with each object's time, whose month follows in parentheses. */
    dated?: string;
    // For other products:
    /** Sends one text with commas. */
    joined?: true;
  } & TaggedBy<Value>;
  /** Any value as formatted JSON. An input says where its syntax has a fault. */
  json: {
    /** Shows a change in words, read-only: a resource, whose labels it takes, and the values before and after. */
    change?: readonly [resource: PathOf<Row, string>, before: Path<Row>, after: Path<Row>];
  };
  /** A name and an email beside a picture or initials, read-only. */
  person: {
    /** Whether the record or the value of the field is the person. */
    whose: Whose<Row, Value>;
    /** The person's field with the path of the picture: `avatar`, not `host.avatar`. */
    picture?: string;
    /** As for `image`. */
    sensitive?: Sensitivity;
    // For other products:
    /** The person's field in the second line, in place of the email. */
    below?: string;
  } & PictureOfPerson<Row, Value>;
  /** A value computed from others, read-only. */
  computed: {
    /**
     * `initials` of a name, texts `joined` by spaces, or the `first` one that is not blank. Whole `yearsSince` a day,
     * `daysUntil` a day, or the `count` of a list. Used by: the test product (`first`).
     */
    as: Computation;
    /** The fields with the values. */
    from: readonly [Path<Row>, ...Path<Row>[]];
  };
  /** A component of the product, downloaded when shown. */
  custom: {
    /** Imports the component that shows it. A form without `type` shows the typed values. */
    show?: () => Promise<ComponentType<CustomFieldProps<Row>>>;
    /** Imports the input. */
    type?: () => Promise<ComponentType<CustomInputProps>>;
  };
  // For other products:
  /** A web URL, shown as a link that opens a new tab. */
  url: NoOptions;
  /** An amount of money. */
  money: {
    /** The ISO code in capitals, or the field that has it. */
    currency: Uppercase<string> | PathOf<Row, string>;
    /** The API counts in the smallest unit: 1250 is 12.50. */
    minor?: true;
    /** The rows whose amount is a percentage: `{ type: 'percent' }`. */
    percent?: Condition<Row>;
  };
  /** A file, by its path under the media base, shown as a link. */
  file: Upload;
  /** A value whose kind the row names, as settings and custom fields have it. */
  varying: {
    /** The field with the API's name of the kind. */
    kindFrom: PathOf<Row, string>;
    /** The kinds by these names. A value of another name is text. */
    kinds: Readonly<Record<string, Variant>>;
    /** The field with the values of a choice. */
    choicesFrom?: Path<Row>;
  };
}

/** The field kinds. Each has a folder or file in `admin/engine/fields`. */
export type FieldKind = keyof KindOptions;

/** True for a union of literals, which is a closed set of values. False for `string`, `number` and `Day`. */
type IsLiteral<Value> = NoOptions extends Record<Value & PropertyKey, 1> ? false : true;

/** The types of values that each kind can show. */
type KindValues<Row, Value> = {
  text: string;
  longText: string;
  password: string;
  email: string;
  number: number;
  boolean: IsLiteral<Value> extends true ? boolean | string | number : boolean;
  choice: IsLiteral<Value> extends true ? string | number : string extends Value ? string : never;
  date: Day;
  dateTime: Value extends Day ? never : string | number;
  image: string;
  reference: string | number;
  tags: readonly string[] | readonly object[];
  json: unknown;
  person: [Whose<Row, Value>] extends [never] ? never : unknown;
  computed: unknown;
  custom: unknown;
  // For other products:
  url: string;
  money: number;
  file: string;
  varying: Value extends string | number | boolean | null ? unknown : never;
};

/** The kinds that fit a value of a row. */
export type KindFor<Row, Value> = {
  [Kind in FieldKind]: unknown extends Value ? Kind : [Value] extends [KindValues<Row, Value>[Kind]] ? Kind : never;
}[FieldKind];

// For other products:

/** The kinds that a value of the kind `varying` can have. */
export type VariantKind = 'text' | 'longText' | 'url' | 'number' | 'boolean' | 'choice' | 'date';

/** The kind of one row's value, with its options. */
export type Variant = {
  [Kind in VariantKind]: { kind: Kind } & (Kind extends 'choice' ? unknown : KindOptions[Kind]);
}[VariantKind];
