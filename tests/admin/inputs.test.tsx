import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useInput } from 'ra-core';
import { get, set } from 'react-hook-form';
import { expect, test } from 'vitest';
import { ownProduct } from '#admin/ownProduct.ts';
import { faq } from '#admin/resources/faq.ts';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import type { CustomInputProps } from '#admin/schema/FieldKind.ts';
import { ApiError } from '#api/ApiError.ts';
import type { Values } from '#api/values.ts';
import { expectLoggedFailure, renderProduct } from '#tests/support/renderAdmin.tsx';
import '#admin/fields/reference/ReferenceInput.tsx';
import '#admin/fields/tags/TagsInput.tsx';

let starsDrawn = 0;

function Stars({ source, label }: CustomInputProps) {
  starsDrawn += 1;
  const { field, fieldState } = useInput({ source });
  const error = fieldState.error?.message;
  return (
    <>
      <input {...field} aria-label={label} aria-invalid={Boolean(error)} aria-describedby="wrong" />
      <span id="wrong">{error}</span>
    </>
  );
}

/** What a person does to an input: its element is the field that has the focus. */
type Deed = (input: HTMLInputElement) => unknown;

type Input = {
  declared: object;
  /** What the API sent, and how the input shows it. */
  stored: unknown;
  shown: string | null;
  /** Another value, and what is sent of it. */
  type: Deed;
  sent: unknown;
  /** Rules, a value that breaks them or the kind's own, and what is then said of it, a line each. */
  rules?: object;
  wrong?: Deed;
  says?: string[];
  /** How its value is taken out, and what is sent then. */
  empty?: Deed;
  emptied?: unknown;
};

const change =
  (value: string): Deed =>
  (input) => {
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  };

const choose =
  (name: string): Deed =>
  async (input) => {
    fireEvent.mouseDown(input);
    fireEvent.click(await screen.findByText(name, { selector: '[role=option]' }));
  };

const upload =
  (file: File): Deed =>
  (input) =>
    fireEvent.change(input, { target: { files: { item: () => file } } });

/** The part of the form that belongs to a file. */
const groupOf = (input: HTMLElement) => within(input.closest<HTMLElement>('[role=group]') ?? input);

const remove =
  (name: string): Deed =>
  (input) =>
    fireEvent.click(groupOf(input).getByRole('button', { name }));

const picture = new File(['picture'], 'new.png', { type: 'image/png' });
const plan = new File(['plan'], 'new.pdf', { type: 'application/pdf' });

const written = { empty: change(''), emptied: '' };
const counted = { empty: change(''), emptied: null };

/** How each kind is typed, in both directions. */
const inputs: Record<string, Input> = {
  text: {
    declared: { kind: 'text' },
    rules: { minLength: 3, pattern: '[A-Z].+' },
    wrong: change('ab'),
    says: ['Must be 3 characters at least', 'Must match a specific format (regexp): [A-Z].+'],
    stored: 'Ada',
    shown: 'Ada',
    type: change('Grace'),
    sent: 'Grace',
    ...written,
  },
  'place.city': {
    declared: { kind: 'text' },
    stored: 'Lund',
    shown: 'Lund',
    type: change('Oslo'),
    sent: 'Oslo',
    ...written,
  },
  longText: {
    declared: { kind: 'longText' },
    stored: 'One\ntwo',
    shown: 'One\ntwo',
    type: change('Three'),
    sent: 'Three',
    ...written,
  },
  email: {
    declared: { kind: 'email' },
    wrong: change('ada'),
    says: ['Must be a valid email'],
    stored: 'a@b.co',
    shown: 'a@b.co',
    type: change('c@d.eu'),
    sent: 'c@d.eu',
    ...written,
  },
  url: {
    declared: { kind: 'url' },
    wrong: change('b.eu'),
    says: ['Write the whole address, beginning with https://'],
    stored: 'https://a.eu/',
    shown: 'https://a.eu/',
    type: change('https://b.eu/'),
    sent: 'https://b.eu/',
    ...written,
  },
  number: {
    declared: { kind: 'number' },
    rules: { max: 9 },
    wrong: change('10'),
    says: ['Must be 9 or less'],
    stored: 7.25,
    shown: '7.25',
    type: change('8'),
    sent: 8,
    ...counted,
  },
  numberAsText: { declared: { kind: 'number' }, stored: '7.50', shown: '7.5', type: change('0'), sent: 0, ...counted },
  money: {
    declared: { kind: 'money', currency: 'EUR', minor: true },
    rules: { min: 0 },
    wrong: change('-1'),
    says: ['Must be at least 0'],
    stored: 1250,
    shown: '12.5',
    type: change('13.75'),
    sent: 1375,
    ...counted,
  },
  boolean: { declared: { kind: 'boolean' }, stored: true, shown: 'on', type: (input) => input.click(), sent: false },
  choice: {
    declared: { kind: 'choice', of: ['upcoming', 'past'] },
    stored: 'past',
    shown: null,
    type: choose('upcoming'),
    sent: 'upcoming',
    empty: choose('None'),
    emptied: null,
  },
  choiceOfNumbers: {
    declared: { kind: 'choice', of: [0, 1] },
    stored: 1,
    shown: null,
    type: choose('0'),
    sent: 0,
    emptied: 0, // it stays as it was typed: one choice taken out is enough
  },
  date: {
    declared: { kind: 'date' },
    rules: { min: '2026-01-01' },
    wrong: change('2025-12-31'),
    says: ['Choose a day from 01-01-2026 on'],
    stored: '2026-05-01',
    shown: '2026-05-01',
    type: change('2026-06-02'),
    sent: '2026-06-02',
    ...counted,
  },
  dateTime: {
    declared: { kind: 'dateTime' },
    stored: '2026-05-01T10:00:30Z',
    shown: '2026-05-01T10:00',
    type: change('2026-06-02T12:30'),
    sent: new Date('2026-06-02T12:30').toISOString(),
    ...counted,
  },
  seconds: {
    declared: { kind: 'dateTime' },
    stored: 1_777_629_630,
    shown: '2026-05-01T10:00',
    type: change('2026-06-02T12:30'),
    sent: new Date('2026-06-02T12:30').getTime() / 1000,
    ...counted,
  },
  image: {
    declared: { kind: 'image' },
    wrong: upload(plan),
    says: ['That is not an image. Choose an image file.'],
    stored: 'pictures/a.webp',
    shown: '',
    type: upload(picture),
    sent: picture,
    empty: remove('Remove image'),
    emptied: null,
  },
  file: {
    declared: { kind: 'file', accept: '.pdf' },
    wrong: upload(picture),
    says: ['A file of that type is not accepted. Choose another one.'],
    stored: 'files/a.pdf',
    shown: '',
    type: upload(plan),
    sent: plan,
    empty: remove('Remove file'),
    emptied: null,
  },
  reference: {
    declared: { kind: 'reference', to: 'people' },
    stored: 2,
    shown: 'Iris',
    type: choose('Ada'),
    sent: 1,
    ...counted,
  },
  tags: {
    declared: { kind: 'tags' },
    stored: ['quiet'],
    shown: '',
    type: change('outdoors,'),
    sent: ['quiet', 'outdoors'],
    empty: (input) => ['quiet', 'outdoors'].map(() => fireEvent.keyDown(input, { key: 'Backspace' })),
    emptied: [],
  },
  custom: {
    declared: { kind: 'custom', type: async () => Stars },
    stored: '5',
    shown: '5',
    type: change('4'),
    sent: '4',
    empty: change(''),
    emptied: null, // by react-admin's own `useInput`
  },
};

const ofEach = <Value,>(read: (input: Input, source: string) => Value) =>
  Object.fromEntries(Object.entries(inputs).map(([source, input]) => [source, read(input, source)]));

const thingsWith = (common?: object) =>
  ({
    ...faq,
    name: 'things',
    title: 'text',
    fields: ofEach(({ declared, rules }) => ({ ...declared, on: ['form'], rules: { ...rules, ...common } })),
  }) as object as AnyResource;

const people: AnyResource = {
  ...faq,
  name: 'people',
  title: 'name',
  fields: { name: { kind: 'text', on: ['list'] } },
};

const saving = { body: 'json', sends: Object.keys(inputs) } as const;

const productWith = (things: AnyResource) =>
  ({
    ...ownProduct,
    resources: [things, people],
    endpoints: {
      things: {
        list: { call: 'GET /thing/all' },
        create: { call: 'POST /thing', ...saving },
        update: { call: 'POST /thing/{id}', ...saving },
      },
      people: { list: { call: 'GET /people' }, one: { call: 'GET /people/{id}' } },
    },
  }) as const;

const known = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Iris' },
];

const refusal = new ApiError('refused', { status: 422, errors: ofEach((_, source) => `No ${source}`) });

/** A row with a value for each of the inputs. */
function rowOf(read: (input: Input) => unknown) {
  const row: Values = { id: 3 };
  for (const [source, input] of Object.entries(inputs)) set(row, source, read(input));
  return row;
}

const stored = rowOf((input) => input.stored);

/** A label, with the asterisk of what is required or without. */
const labelled = (source: string) => (text: string) => text.replace(/\s*\*$/, '') === source;

async function open(path: string, row: Values, { rules, isRefused }: { rules?: object; isRefused?: true } = {}) {
  const answers: Record<string, (values: Values) => unknown> = {
    'GET /thing/all': () => [row],
    'GET /people': () => known,
    'GET /people/{id}': (values) => known.find(({ id }) => id === Number(values.id)),
  };
  const { calls } = await renderProduct(productWith(thingsWith(rules)), path, ({ call, values }) => {
    if (isRefused && call.startsWith('POST')) throw refusal;
    return answers[call]?.(values) ?? null;
  });
  const save = await screen.findByText<HTMLButtonElement>('Save', { selector: 'button' });
  for (const downloaded of ['reference', 'tags', 'custom']) await screen.findByLabelText(labelled(downloaded));
  const controls = ofEach((_, source) => {
    const found = screen.getByLabelText(labelled(source), {
      selector: 'input, textarea, [role=combobox], [role=group]',
    });
    return found.querySelector<HTMLInputElement>('input[type=file]') ?? (found as HTMLInputElement);
  });
  const saved = async () => {
    const sendings = () => calls.filter(({ call }) => call.startsWith('POST'));
    const before = sendings().length;
    fireEvent.click(save);
    await waitFor(() => expect(sendings().length).toBeGreaterThan(before));
    return ofEach((_, source) => get(sendings().at(-1)?.values, source));
  };
  return { controls, save, saved };
}

const doAll = async (deed: 'type' | 'empty' | 'wrong', controls: Record<string, HTMLInputElement>) => {
  for (const [source, control] of Object.entries(controls)) await inputs[source]?.[deed]?.(control);
};

test('what the API sent is sent back as it came, and what it says of each is tied to its input', async () => {
  const { controls, saved } = await open('/things/3', stored, { isRefused: true });
  await waitFor(() => expect(controls.reference?.value).toBe('Iris'));
  expect(controls.choice).toHaveTextContent('past');
  expect(ofEach(({ shown }, source) => shown && controls[source]?.value)).toEqual(ofEach(({ shown }) => shown));

  expect(await saved()).toStrictEqual(ofEach((input) => input.stored));
  await waitFor(() => expect(controls.text).toHaveFocus());
  for (const [source, control] of Object.entries(controls)) {
    expect(control).toHaveAccessibleDescription(`No ${source}`);
    expect(control).toHaveAttribute('aria-invalid', 'true');
  }
  expectLoggedFailure();
});

test.each([
  ['null', null],
  ['nothing', undefined],
])('where the API sent %s, that is sent back', async (_, nothing) => {
  const { saved } = await open(
    '/things/3',
    rowOf(() => nothing),
  );

  expect(await saved()).toStrictEqual(ofEach(() => nothing));
});

const longForm = { timeout: 60_000 }; // a score of inputs, one after the other

test('what is typed, or taken out again, is sent as the API has it', longForm, async () => {
  const { controls, saved } = await open('/things/3', stored, { isRefused: true });
  const drawnBefore = starsDrawn;
  change('A')(controls.text as HTMLInputElement);
  expect(starsDrawn).toBe(drawnBefore); // what is typed into one input draws no other anew
  await doAll('type', controls);
  expect(await saved()).toStrictEqual(ofEach(({ sent }) => sent));

  await doAll('empty', controls);
  await waitFor(() => expect(screen.queryByText('No text')).toBeNull());
  expect(await saved()).toStrictEqual({ ...ofEach(({ emptied }) => emptied), boolean: false });
  expectLoggedFailure();
});

test(
  'what is new cannot be saved while it is wrong or something required is missing, and a box that nobody ticks is a no',
  longForm,
  async () => {
    const { controls, save, saved } = await open('/things/create', stored, { rules: { required: true } });
    const { boolean: _, ...others } = controls;
    const isOwn = (source: string) => source === 'custom'; // marks itself as it likes
    for (const source of Object.keys(others)) if (!isOwn(source)) expect(others[source]).toBeRequired();
    await doAll('type', others);
    change('')(controls.text as HTMLInputElement);
    await waitFor(() => expect(save).toBeDisabled());
    await doAll('wrong', others);
    await waitFor(() => expect(save).toBeEnabled());
    fireEvent.click(save);
    await screen.findByText('Must be a valid email');
    for (const [source, control] of Object.entries(others)) {
      for (const said of inputs[source]?.says ?? [])
        expect(control).toHaveAccessibleDescription(expect.stringContaining(said));
    }

    await doAll('type', Object.fromEntries(Object.entries(others).filter(([source]) => inputs[source]?.wrong)));
    const { seconds, ...sent } = ofEach((input) => input.sent);
    expect(await saved()).toMatchObject({ ...sent, tags: ['outdoors'] });
  },
);
