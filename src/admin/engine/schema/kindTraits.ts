import type { FieldKind, KindOptions } from './FieldKind.ts';
import { tagsOf } from './tagsOf.ts';
import { parseTyped } from './typedJson.ts';

/** The controls that filter a list, by the values that they offer. `fields/fieldFilters.ts` has the components. */
export type FilterName = 'text' | 'number' | 'boolean' | 'choice' | 'date';

/** The properties of a kind by which screens and checks treat its fields. `fields/fieldKinds.ts` formats its values. */
export type KindTraits<Kind extends FieldKind = FieldKind> = {
  /** The control that filters a list by it. */
  filter: FilterName;
  /** No form has an input for it. */
  isReadOnly?: true;
  /** It identifies a person, so that a preference masks it. A field can say otherwise. */
  isPersonal?: true;
  /** It shows a person: beside a picture or initials, with a second line of its own. */
  isPerson?: true;
  /** It spans all columns of a record's page, and a line of a card. */
  isWide?: true;
  /** It is on a line of its own under the name of a record. */
  isOwnLine?: true;
  /** It is the content of a message, below who wrote it and when. */
  isBody?: true;
  /** It leads a card as a picture. */
  isPicture?: true;
  /** A call sends it as a file. */
  isFile?: true;
  /** Its long words break in a column of a table, which otherwise would be as wide as they are. */
  breaksInTable?: true;
  /** Spreadsheets calculate with its exported cells. */
  isNumber?: true;
  /** The values of a choice can come with each row. */
  isOneOf?: true;
  /** It is a component of the product, which has no text. */
  isComponent?: true;
  /** A response that is shown once offers it to copy: as one line, or as several, which can also be saved. */
  copiedAs?: 'line' | 'lines';
  /** Returns whether a column is aligned by its last digit: for amounts and counts. Years and ids are names. */
  isRightAligned?(field: KindOptions[Kind]): boolean;
  /** Returns the value that a call gets in place of the form's, or of the record's if it was not changed. */
  toSent?(value: unknown, field: KindOptions[Kind]): unknown;
  /** Returns whether a form sends it. By default every input does. */
  isSent?(field: KindOptions[Kind]): boolean;
  /** Returns the values that need a message `choices.<field>.<value>`. */
  neededLabels?(field: KindOptions[Kind]): readonly (string | number)[];
  /** Returns whether the values are resources, so that one without such a message has the name of its resource. */
  namesResources?(field: KindOptions[Kind]): boolean;
  /** Returns the values that can have such a message. */
  possibleLabels?(field: KindOptions[Kind]): readonly (string | number)[];
  /** Returns the declared ISO code of a currency, unless each row names its own. */
  currencyCode?(field: KindOptions[Kind]): string | undefined;
};

/** The spellings of each value of a boolean. */
export const spellingsOf = (of: readonly unknown[]): unknown[][] => of.map((each) => [each].flat());

const kindTraits = {
  text: { filter: 'text', copiedAs: 'line', breaksInTable: true },
  longText: { filter: 'text', isWide: true, isBody: true },
  password: { filter: 'text', isPersonal: true },
  email: { filter: 'text', isPersonal: true },
  number: { filter: 'number', isNumber: true, isRightAligned: ({ grouping }) => grouping !== false },
  boolean: {
    filter: 'boolean',
    toSent: (value, { of = [] }) => spellingsOf(of).find((spellings) => spellings.includes(value))?.[0] ?? value,
  },
  choice: {
    filter: 'choice',
    isOneOf: true,
    neededLabels: ({ of, names }) => (names && names !== 'resource' ? [] : of),
    possibleLabels: ({ of, names }) => (names === 'resource' ? of : []),
    namesResources: ({ names }) => names === 'resource',
  },
  date: { filter: 'date' },
  dateTime: { filter: 'date' },
  image: { filter: 'text', isBody: true, isPicture: true, isFile: true },
  reference: { filter: 'text' },
  tags: {
    filter: 'text',
    isOwnLine: true,
    copiedAs: 'lines',
    neededLabels: ({ of = [], dated }) => (dated ? of : []),
    possibleLabels: ({ of = [] }) => of,
    toSent: (value, { by, joined }) => {
      if (!Array.isArray(value) || !(by || joined)) return value;
      return joined ? tagsOf(value, by).join() : tagsOf(value, by);
    },
  },
  json: { filter: 'text', isWide: true, toSent: parseTyped },
  person: { filter: 'text', isPersonal: true, isPerson: true, isReadOnly: true },
  computed: {
    filter: 'text',
    isReadOnly: true,
    breaksInTable: true,
    isRightAligned: ({ as }) => as === 'count' || as === 'yearsSince',
  },
  custom: { filter: 'text', isComponent: true, isSent: ({ type }) => type !== undefined },
  // For other products:
  url: { filter: 'text' },
  money: {
    filter: 'number',
    isNumber: true,
    isRightAligned: () => true,
    currencyCode: ({ currency }) => (currency === currency.toUpperCase() ? currency : undefined),
  },
  file: { filter: 'text', isFile: true },
  varying: { filter: 'text' },
} satisfies { [Kind in FieldKind]: KindTraits<Kind> };

type ReadOnlyKind = {
  [Kind in FieldKind]: (typeof kindTraits)[Kind] extends { isReadOnly: true } ? Kind : never;
}[FieldKind];

/** Kinds that have an input. */
export type TypedKind = Exclude<FieldKind, ReadOnlyKind>;

/** The traits of a kind whose options the caller does not need to know. */
export const traitsOf = (kind: FieldKind): KindTraits => kindTraits[kind];

/** A value of a record or of a form, as a call sends it. */
export function sentValue({ kind, ...field }: { kind: FieldKind } & KindOptions[FieldKind], value: unknown) {
  const { toSent } = traitsOf(kind);
  return toSent ? toSent(value, field) : value;
}
