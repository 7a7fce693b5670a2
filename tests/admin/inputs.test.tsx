import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useInput } from 'react-admin';
import { get, set } from 'react-hook-form';
import { expect, test } from 'vitest';
import { baseProduct } from '#admin/baseProduct.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { CustomInputProps } from '#admin/engine/schema/FieldKind.ts';
import { faq } from '#admin/resources/faq.ts';
import { ApiError } from '#api/ApiError.ts';
import type { Values } from '#api/values.ts';
import { fileInputOf, inputOf } from '#tests/suite/kinds.ts';
import { expectLoggedFailure, renderProduct } from '#tests/support/renderAdmin.tsx';

let renderCount = 0;

function Stars({ source, label, required }: CustomInputProps) {
  renderCount += 1;
  const { field, fieldState } = useInput({ source });
  const error = fieldState.error?.message;
  return (
    <>
      <label>
        {label}
        <input {...field} aria-invalid={Boolean(error)} aria-describedby="wrong" required={required} />
      </label>
      <span id="wrong">{error}</span>
    </>
  );
}

/** An action of an administrator on an input. */
type InputAction = (input: HTMLInputElement) => unknown;

type Input = {
  declared: object;
  /** The value from the API, and how the input shows it. */
  stored: unknown;
  shown?: string | null;
  /** The sent value after the removal of the stored one. */
  emptied: unknown;
  /** How to remove it, unless by an empty text. */
  empty?: InputAction;
  /** Rules, a value that breaks them or the rules of the kind, and the errors. */
  rules?: object;
  wrong?: InputAction;
  errors?: string[];
};

/** Types a value and leaves the input. */
const change =
  (value: string): InputAction =>
  (input) => {
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  };

const choose =
  (name: string): InputAction =>
  async (input) => {
    fireEvent.mouseDown(input);
    fireEvent.click(await screen.findByText(name, { selector: '[role=option]' }));
  };

const upload =
  (file: File): InputAction =>
  (input) =>
    fireEvent.change(input, { target: { files: { item: () => file } } });

const remove =
  (name: string): InputAction =>
  (input) =>
    fireEvent.click(within(input.closest<HTMLElement>('[role=group]') ?? input).getByRole('button', { name }));

const picture = new File(['picture'], 'new.png', { type: 'image/png' });
const plan = new File(['plan'], 'new.pdf', { type: 'application/pdf' });

/** An input of each kind. The generated suite tests how typed values are sent. */
const inputs: Record<string, Input> = {
  text: {
    declared: { kind: 'text' },
    stored: 'Ada',
    emptied: '',
    rules: { minLength: 3 },
    wrong: change('ab'),
    errors: ['Must be at least 3 characters'],
  },
  code: {
    declared: { kind: 'text' },
    stored: 'C4',
    emptied: '',
    rules: { pattern: '[A-H][1-9]' },
    wrong: change('C44'),
    errors: ['Must match a specific format (regexp): [A-H][1-9]'],
  },
  'place.city': { declared: { kind: 'text' }, stored: 'Lund', emptied: '' },
  longText: { declared: { kind: 'longText' }, stored: 'One\ntwo', emptied: '' },
  email: {
    declared: { kind: 'email' },
    stored: 'a@b.co',
    emptied: '',
    wrong: change('ada'),
    errors: ['Must be a valid email'],
  },
  url: {
    declared: { kind: 'url' },
    stored: 'https://a.eu/',
    emptied: '',
    wrong: change('b.eu'),
    errors: ['Enter the full address, starting with https://'],
  },
  number: {
    declared: { kind: 'number' },
    stored: 7.25,
    shown: '7.25',
    emptied: null,
    rules: { max: 9 },
    wrong: change('10'),
    errors: ['Must be at most 9'],
  },
  numberAsText: { declared: { kind: 'number' }, stored: '7.50', shown: '7.5', emptied: 0, empty: change('0') },
  money: {
    declared: { kind: 'money', currency: 'EUR', minor: true },
    stored: 1250,
    shown: '12.5',
    emptied: null,
    rules: { min: 0 },
    wrong: change('-1'),
    errors: ['Must be at least 0'],
  },
  boolean: {
    declared: { kind: 'boolean' },
    stored: true,
    shown: 'on',
    emptied: false,
    empty: (input) => input.click(),
  },
  choice: {
    declared: { kind: 'choice', of: ['upcoming', 'past'] },
    stored: 'past',
    shown: null,
    emptied: null,
    empty: choose('None'),
  },
  choiceOfNumbers: { declared: { kind: 'choice', of: [0, 1] }, stored: 1, emptied: 0, empty: choose('0') },
  date: {
    declared: { kind: 'date' },
    stored: '2026-05-01',
    shown: '01-05-2026',
    emptied: null,
    rules: { min: '2026-01-01' },
    wrong: change('2025-12-31'),
    errors: ['Choose 01-01-2026 or later'],
  },
  dateTime: {
    declared: { kind: 'dateTime' },
    stored: '2026-05-01T10:00:30Z',
    shown: '2026-05-01T10:00',
    emptied: null,
  },
  seconds: {
    declared: { kind: 'dateTime', unix: true },
    stored: 1_777_629_630,
    shown: '2026-05-01T10:00',
    emptied: null,
  },
  image: {
    declared: { kind: 'image' },
    stored: 'pictures/a.webp',
    shown: '',
    emptied: null,
    empty: remove('Remove image'),
    wrong: upload(plan),
    errors: ['That isn’t an image of a supported type. Choose another one.'],
  },
  file: {
    declared: { kind: 'file', accept: '.pdf' },
    stored: 'files/a.pdf',
    shown: '',
    emptied: null,
    empty: remove('Remove file'),
    wrong: upload(picture),
    errors: ['That file type isn’t supported. Choose another file.'],
  },
  reference: { declared: { kind: 'reference', to: 'people' }, stored: 2, shown: 'Iris', emptied: null },
  tags: {
    declared: { kind: 'tags' },
    stored: ['quiet', 'outdoors'],
    shown: '',
    emptied: [],
    empty: (input) => ['quiet', 'outdoors'].map(() => fireEvent.keyDown(input, { key: 'Backspace' })),
  },
  custom: { declared: { kind: 'custom', type: async () => Stars }, stored: '5', emptied: null }, // null by react-admin's `useInput`
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
    ...baseProduct,
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

const peopleRows = [
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

async function open(path: string, row: Values, { rules, isRefused }: { rules?: object; isRefused?: true } = {}) {
  const responses: Record<string, (values: Values) => unknown> = {
    'GET /thing/all': () => [row],
    'GET /people': () => peopleRows,
    'GET /people/{id}': (values) => peopleRows.find(({ id }) => id === Number(values.id)),
  };
  const { calls } = await renderProduct(productWith(thingsWith(rules)), path, ({ call, values }) => {
    if (isRefused && call.startsWith('POST')) throw refusal;
    return responses[call]?.(values) ?? null;
  });
  const save = await screen.findByText<HTMLButtonElement>('Save', { selector: 'button' });
  const form = save.closest<HTMLElement>('form') ?? save;
  for (const downloaded of ['reference', 'tags', 'custom']) await waitFor(() => inputOf(form, downloaded));
  const controls = ofEach((_, source) =>
    source === 'image' || source === 'file' ? fileInputOf(form, source) : inputOf(form, source),
  );
  const saved = async () => {
    const sendings = () => calls.filter(({ call }) => call.startsWith('POST'));
    const before = sendings().length;
    fireEvent.click(save);
    await waitFor(() => expect(sendings().length).toBeGreaterThan(before));
    return ofEach((_, source) => get(sendings().at(-1)?.values, source));
  };
  return { controls, save, saved };
}

test('an unchanged value is sent back as it was loaded, and an error of the API describes its input', async () => {
  const { controls, saved } = await open('/things/3', stored, { isRefused: true });
  await waitFor(() => expect(controls.reference?.value).toBe('Iris'));
  expect(controls.choice).toHaveTextContent('past');
  for (const [source, { stored, shown = stored }] of Object.entries(inputs))
    if (typeof shown === 'string') expect([source, controls[source]?.value]).toEqual([source, shown]);

  expect(await saved()).toStrictEqual(ofEach((input) => input.stored));
  await waitFor(() => expect(controls.text).toHaveFocus());
  for (const [source, control] of Object.entries(controls)) {
    expect(control).toHaveAccessibleDescription(expect.stringContaining(`No ${source}`));
    expect(control).toHaveAttribute('aria-invalid', 'true');
  }
  expectLoggedFailure();
});

test.each([
  ['null', null],
  ['undefined', undefined],
])('a value that is %s is sent back as it was loaded', async (_, nothing) => {
  const { saved } = await open(
    '/things/3',
    rowOf(() => nothing),
  );

  expect(await saved()).toStrictEqual(ofEach(() => nothing));
});

const longForm = { timeout: 60_000 }; // some twenty inputs, one after the other

test('a removed value is sent as the empty value of its kind', longForm, async () => {
  const { controls, saved } = await open('/things/3', stored);
  const rendersBefore = renderCount;
  change('A')(controls.text as HTMLInputElement);
  expect(renderCount).toBe(rendersBefore); // typing into one input renders no other
  for (const [source, control] of Object.entries(controls)) await (inputs[source]?.empty ?? change(''))(control);

  expect(await saved()).toStrictEqual(ofEach(({ emptied }) => emptied));
});

test('a form cannot be saved while a value is invalid or a required one is missing', longForm, async () => {
  const rules = { required: true };
  const { boolean: _, ...others } = (await open('/things/create', stored, { rules })).controls;
  for (const source of Object.keys(others)) expect(others[source]).toBeRequired();
  const { controls, save } = await open('/things/3', stored, { rules });
  change('')(controls.text as HTMLInputElement);
  fireEvent.click(save);
  expect(await screen.findByText('Still to fill in: text')).toHaveAttribute('role', 'alert');
  expect(controls.text).toHaveFocus();
  for (const [source, control] of Object.entries(controls)) await inputs[source]?.wrong?.(control);
  fireEvent.click(save);

  await screen.findByText('Must be a valid email');
  for (const [source, control] of Object.entries(controls))
    for (const error of inputs[source]?.errors ?? [])
      expect(control).toHaveAccessibleDescription(expect.stringContaining(error));
});

test('a day is typed as the lists show it, and other text is refused', async () => {
  const { controls, save, saved } = await open('/things/3', stored);
  const date = controls.date as HTMLInputElement;
  change('31-2-2027')(date);
  fireEvent.click(save);
  await waitFor(() => expect(date).toHaveAccessibleDescription('Write the day as 31-12-2026'));

  change('3/8/2027')(date);
  expect(date).toHaveValue('03-08-2027');
  expect((await saved()).date).toBe('2027-08-03');
});

test('a new record without a tick has the value false', async () => {
  const { controls, saved } = await open('/things/create', stored);
  change('Ada')(controls.text as HTMLInputElement);

  expect(await saved()).toMatchObject({ text: 'Ada', boolean: false });
});

test('a reference that leads to no record can be replaced by typing', async () => {
  const { controls } = await open('/things/3', { ...stored, reference: 99 });
  const input = controls.reference as HTMLInputElement;
  await waitFor(() => expect(input.value).toBe('99'));
  const user = userEvent.setup();
  await user.type(input, 'Ir', { initialSelectionStart: 0, initialSelectionEnd: 2 });

  expect(input.value).toBe('Ir');
  await user.click(await screen.findByRole('option', { name: 'Iris' }));
  expect(input.value).toBe('Iris');
});

test('Retry loads the records to choose from again, and returns the focus to the input', async () => {
  let isDown = true;
  const { user } = await renderProduct(productWith(thingsWith()), '/things/create', ({ call }) => {
    if (call === 'GET /people' && isDown) throw new ApiError('refused', { status: 500 });
    return peopleRows;
  });
  const input = await screen.findByRole('combobox', { name: 'reference' });
  await user.click(input);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
  expect(input).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('option', { name: 'Iris' })).toBeVisible();
  expectLoggedFailure();
});
