import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { set } from 'react-hook-form';
import type { AnyCondition } from '#admin/engine/schema/Condition.ts';
import type { FieldKind, Variant } from '#admin/engine/schema/FieldKind.ts';
import { tagsOf } from '#admin/engine/schema/tagsOf.ts';
import { splitKey } from '#api/keys.ts';
import { isRecord, type Values, valueAt } from '#api/values.ts';
import type { Example } from './TestedProduct.ts';

/** The parts of a declared field that the suite needs. */
export type ExampleField = {
  kind: FieldKind;
  source: string;
  resource: string;
  when?: AnyCondition;
  sectionWhen?: AnyCondition;
  required?: true;
  rules?: {
    required?: true;
    min?: unknown;
    max?: unknown;
    minLength?: number;
    maxLength?: number;
    pattern?: string;
    oneOf?: readonly unknown[];
  };
  /** The product's own example. */
  example?: (n: number) => Example;
  /** For a choice. */
  of?: readonly unknown[];
  names?: 'currency' | 'language' | 'region' | 'resource';
  /** For an amount of money. */
  currency?: string;
  /** For an amount of money in the currency's smallest unit. */
  minor?: true;
  /** For a number in another unit. */
  scale?: number;
  /** For a moment in another spelling than ISO 8601 with a zone. */
  unix?: true | 'milliseconds' | 'text';
  utc?: true;
  /** For a number or a moment whose API has a value for none. */
  none?: string | number;
  /** For a reference. */
  to?: string | { field: string };
  from?: readonly string[];
  /** For tags that are objects. */
  by?: string;
  /** For a value whose kind the row names. */
  kindFrom?: string;
  kinds?: Readonly<Record<string, Variant>>;
  choicesFrom?: string;
  /** For a person. */
  whose?: string;
  picture?: string;
};

type KeyOf = (resource: string) => string | number;

type Typing = {
  user: UserEvent;
  form: HTMLElement;
  label: string;
  option: (value: unknown) => string;
  /** The value in the form before typing. */
  before: unknown;
};

/** The examples of a kind. A kind without an entry does not compile. */
type Kind = {
  /** Puts the n-th example into a row. */
  put: (row: Values, field: ExampleField, n: number, keyOf: KeyOf) => void;
  /** Types the n-th example, and returns the value that the form should send. Read-only kinds have none. */
  type?: (typing: Typing, field: ExampleField, n: number, keyOf: KeyOf) => Promise<unknown>;
};

const names = 'Amber Birch Cedar Dune Ember Fjord Grove Heron Iris Juniper Kelp Larch'.split(' ');

/** A word that no other row has. */
const nameOf = (n: number) => names[n - 1] ?? `Name ${n}`;

const asPerson = (n: number) => ({ name: nameOf(n), email: `${nameOf(n).toLowerCase()}@example.com` });

const typable = 'input:not([type="file"]), textarea, [role="combobox"]';

/** The elements of a label: by its `for`, within it, or named by `aria-labelledby`. */
const labelledBy = (form: HTMLElement, label: HTMLElement) => [
  document.getElementById(label.getAttribute('for') ?? ''),
  label.querySelector<HTMLElement>(typable),
  ...form.querySelectorAll<HTMLElement>(`[aria-labelledby~="${label.id}"]`),
];

/** A label without the star of a required field. */
const withoutStar = (label: string) => label.replace(/\s*\*$/, '');

/** Finds an input by its label. `getByLabelText` would take a quarter of the suite's time. */
export function inputOf(form: HTMLElement, label: string) {
  const input = [...form.querySelectorAll<HTMLElement>('label, [id$="-label"]')]
    .filter(({ textContent }) => withoutStar(textContent ?? '') === label)
    .flatMap((candidate) => labelledBy(form, candidate))
    .find((candidate) => candidate?.matches(typable));
  if (!input) throw new Error(`There is no input for ${label}`);
  return input as HTMLInputElement;
}

/** Waits for an input whose code the form loads lazily. */
const findLazyInput = (form: HTMLElement, label: string) => waitFor(() => inputOf(form, label));

/** Finds the file input in the group that a label names. */
export const fileInputOf = (form: HTMLElement, label: string) =>
  within(form)
    .getByRole('group', { name: (name) => withoutStar(name) === label })
    .querySelector('input') as HTMLInputElement;

/** Kinds with a text input of one or more lines. The form sends the typed text. */
const typed = (usual: (field: ExampleField, n: number) => string | number): Kind => ({
  put: (row, field, n) => set(row, field.source, exampleOf(field, n) ?? usual(field, n)),
  type: async ({ form, label }, field, n) => {
    const value = exampleOf(field, n) ?? usual(field, n);
    const input = inputOf(form, label);
    fireEvent.change(input, { target: { value: String(value) } });
    fireEvent.blur(input);
    return value;
  },
});

/** The product's example, or a value that the rules allow. */
const exampleOf = ({ example, rules }: ExampleField, n: number) =>
  (example?.(n) ?? rules?.oneOf?.[(n - 1) % rules.oneOf.length]) as string | number | undefined;

const upload = (type: string, name: string): Kind => ({
  put: (row, { source }) => set(row, source, null),
  type: async ({ user, form, label }) => {
    const file = new File(['example'], name, { type });
    await user.upload(fileInputOf(form, label), file);
    return file;
  },
});

const choose = async (label: string) => fireEvent.click(await screen.findByText(label, { selector: '[role=option]' }));

const smallest = (field: ExampleField) => {
  const min = field.rules?.min;
  return typeof min === 'number' ? min : 0;
};

const scaleOf = ({ minor, scale = 1 }: ExampleField) => (minor ? 100 : scale);

const plainAmount = typed((field, n) => smallest(field) + n);

const amount: Kind = {
  put: (row, field, n) => {
    const example = Number(exampleOf(field, n) ?? smallest(field) + n) * scaleOf(field);
    set(row, field.source, noneAt(field, n) ?? example);
  },
  type: async (typing, field, n, keyOf) => Number(await plainAmount.type?.(typing, field, n, keyOf)) * scaleOf(field),
};

const moment = (time: string | number, { unix, utc }: ExampleField) => {
  const date = new Date(time);
  const iso = date.toISOString();
  if (unix === 'milliseconds') return date.getTime();
  if (unix === 'text') return String(date.getTime() / 1000);
  return unix ? date.getTime() / 1000 : utc ? iso.replace('.000Z', '') : iso;
};

/** The API's value for none in every second row, if the field has one. */
const noneAt = ({ none }: ExampleField, n: number) => (n % 2 === 0 ? none : undefined);

const text = typed(({ resource, source }, n) => `${nameOf(n)} ${resource} ${source}`);

export const kinds: Record<FieldKind, Kind> = {
  text,
  longText: text,
  password: { ...text, put: () => undefined },
  email: typed((_, n) => asPerson(n).email),
  number: amount,
  boolean: {
    put: (row, { source, of = [false, true] }, n) => set(row, source, [of[n % 2]].flat().at(-1)),
    type: async ({ form, label }, { of = [false, true] }, n) => {
      const input = inputOf(form, label);
      if (input.checked !== (n % 2 === 1)) fireEvent.click(input);
      return [of[Number(input.checked)]].flat()[0];
    },
  },
  choice: {
    put: (row, field, n) => set(row, field.source, choiceOf(field, n)),
    type: async ({ form, label, option }, field, n) => {
      const value = choiceOf(field, n);
      fireEvent.mouseDown(inputOf(form, label));
      await choose(option(value));
      return value;
    },
  },
  date: typed(({ rules }, n) => `${rules?.max ? 2011 : 2031}-05-${String(n).padStart(2, '0')}`),
  dateTime: {
    put: (row, field, n) => set(row, field.source, noneAt(field, n) ?? moment(Date.UTC(2031, 4, n, 10), field)),
    type: async ({ form, label }, field, n) => {
      fireEvent.change(inputOf(form, label), { target: { value: `2031-05-0${n}T10:00` } });
      return moment(`2031-05-0${n}T10:00`, field);
    },
  },
  image: upload('image/png', 'example.png'),
  reference: {
    put: (row, { source, to = '', from }, _, keyOf) => {
      const key = keyOf(typeof to === 'string' ? to : String(valueAt(row, to.field)));
      if (!from) set(row, source, key);
      for (const [index, part] of splitKey(key).entries()) if (from?.[index]) set(row, from[index], part);
    },
    type: async ({ form, label }, field, _, keyOf) => {
      fireEvent.mouseDown(await findLazyInput(form, label));
      const [first] = await screen.findAllByText(/./, { selector: '[role=option]' });
      if (first) fireEvent.click(first);
      await waitFor(expectNoList);
      return keyOf(String(field.to));
    },
  },
  tags: {
    put: (row, { source, by }, n) =>
      set(
        row,
        source,
        [nameOf(n), 'kite'].map((tag) => (by ? { [by]: tag } : tag)),
      ),
    type: async ({ form, label, before }, { by = '' }, n) => {
      const input = await findLazyInput(form, label);
      fireEvent.change(input, { target: { value: nameOf(n) } });
      fireEvent.keyDown(input, { key: 'Enter' });
      return [...tagsOf(before, by), nameOf(n)];
    },
  },
  json: {
    put: (row, { source }, n) => set(row, source, { example: n }),
    type: async ({ form, label }, _, n) => {
      const input = await findLazyInput(form, label);
      fireEvent.change(input, { target: { value: `{ "example": [${n}] }` } });
      fireEvent.blur(input);
      return { example: [n] };
    },
  },
  person: {
    put: (row, field, n) => {
      const { source, whose, picture } = field;
      const someone: Values = asPerson(n);
      if (picture) set(someone, picture, `pictures/${n}.png`);
      if (whose === 'value') set(row, source, someone);
      else Object.assign(row, someone);
    },
  },
  computed: { put: () => undefined },
  custom: {
    put: (row, { example, source }, n) => {
      const given = example?.(n);
      for (const [path, value] of Object.entries(isRecord(given) ? given : { [source]: given })) set(row, path, value);
    },
  },
  // For other products:
  url: typed((_, n) => `https://example.com/${nameOf(n).toLowerCase()}`),
  money: {
    ...amount,
    put: (row, field, n, keyOf) => {
      amount.put(row, field, n, keyOf);
      const { currency = 'EUR' } = field;
      if (!/^[A-Z]{3}$/.test(currency)) set(row, currency, 'EUR');
    },
  },
  file: upload('application/pdf', 'example.pdf'),
  varying: {
    put: (row, { kindFrom = '', kinds: variants = {}, choicesFrom = '', ...field }, n, keyOf) => {
      const [name, variant] = Object.entries(variants)[(n - 1) % Object.keys(variants).length] ?? [];
      const of = [nameOf(n), nameOf(n + 1)];
      set(row, kindFrom, name);
      set(row, choicesFrom, of);
      if (variant) kinds[variant.kind].put(row, { of, ...field, ...variant }, n, keyOf);
    },
  },
};

const choiceOf = (field: ExampleField, n: number) => {
  const { of: values = [] } = field;
  return values[(n - 1) % values.length];
};

const expectNoList = () => {
  if (document.querySelector('[role=listbox]')) throw new Error('The list of options is still open');
};
