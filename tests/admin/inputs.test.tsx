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

/** Inputs of each kind: the value from the API, how the input shows it, and the sent value after its removal. */
const inputs: [source: string, declared: object, stored: unknown, shown: string | null, emptied: unknown][] = [
  ['text', { kind: 'text' }, 'Ada', 'Ada', ''],
  ['place.city', { kind: 'text' }, 'Lund', 'Lund', ''],
  ['longText', { kind: 'longText' }, 'One\ntwo', 'One\ntwo', ''],
  ['email', { kind: 'email' }, '김하늘@한국.kr', '김하늘@한국.kr', ''],
  ['url', { kind: 'url' }, 'https://a.eu/', 'https://a.eu/', ''],
  ['number', { kind: 'number' }, 7.25, '7.25', null],
  ['numberAsText', { kind: 'number' }, '7.50', '7.5', 0],
  ['money', { kind: 'money', currency: 'EUR', minor: true }, 1250, '12.5', null],
  ['boolean', { kind: 'boolean' }, true, 'on', false],
  ['choice', { kind: 'choice', of: ['upcoming', 'past'] }, 'past', null, null],
  ['choiceOfNumbers', { kind: 'choice', of: [0, 1] }, 1, null, 0],
  ['date', { kind: 'date' }, '2026-05-01', '01-05-2026', null],
  ['lateDate', { kind: 'date' }, '2026-05-01', '01-05-2026', null],
  ['dateTime', { kind: 'dateTime' }, '2026-05-01T10:00:30Z', '2026-05-01T10:00', null],
  ['seconds', { kind: 'dateTime', unix: true }, 1_777_629_630, '2026-05-01T10:00', null],
  ['milliseconds', { kind: 'dateTime', unix: 'milliseconds' }, 1_777_629_630_000, '2026-05-01T10:00', null],
  ['secondsAsText', { kind: 'dateTime', unix: 'text', none: '0' }, '1777629630', '2026-05-01T10:00', '0'],
  ['utc', { kind: 'dateTime', utc: true }, '2026-05-01T10:00:30', '2026-05-01T10:00', null],
  ['never', { kind: 'dateTime', unix: true, none: 0 }, 0, '', 0],
  ['unlimited', { kind: 'number', none: -1 }, 7, '7', -1],
  ['image', { kind: 'image' }, 'pictures/a.webp', '', null],
  ['file', { kind: 'file', accept: '.pdf' }, 'files/a.pdf', '', null],
  ['reference', { kind: 'reference', to: 'people' }, 2, 'Iris', null],
  ['tags', { kind: 'tags' }, ['quiet', 'outdoors'], '', []],
  ['json', { kind: 'json' }, { seats: [4], target: null }, '{\n  "seats": [\n    4\n  ],\n  "target": null\n}', null],
  ['custom', { kind: 'custom', type: async () => Stars }, '5', '5', null], // null by react-admin's `useInput`
];

/** How to remove a value, unless by an empty text. */
const removals: Partial<Record<string, InputAction>> = {
  numberAsText: change('0'),
  boolean: (input) => input.click(),
  choice: choose('None'),
  choiceOfNumbers: choose('0'),
  image: remove('Remove image'),
  file: remove('Remove file'),
  tags: (input) => ['quiet', 'outdoors'].map(() => fireEvent.keyDown(input, { key: 'Backspace' })),
};

/** Rules, values that break them or the rules of the kind, and our errors. The generated suite tests that none is sent. */
const mistakes: [source: string, rules: object, mistake: InputAction, error: string][] = [
  ['email', {}, change('ada'), 'Must be a valid email'],
  ['url', {}, change('b.eu'), 'Enter the full address, starting with https://'],
  ['date', {}, change('31-2-2027'), 'Write the day as 31-12-2026'],
  ['lateDate', { min: '2026-01-01' }, change('31/12/2025'), 'Choose 01-01-2026 or later'],
  ['json', {}, change('{\n  "seats": 4,\n}'), 'That isn’t JSON. Check line 3, column 1'],
  ['image', {}, upload(plan), 'That isn’t an image of a supported type. Choose another one.'],
  ['file', {}, upload(picture), 'That file type isn’t supported. Choose another file.'],
];

const sources = inputs.map(([source]) => source);

const ofEach = <Value,>(read: (source: string) => Value) =>
  Object.fromEntries(sources.map((source) => [source, read(source)]));

const storedValues = Object.fromEntries(inputs.map(([source, , value]) => [source, value]));

function thingsWith(common?: object) {
  const rules = Object.fromEntries(mistakes.map(([source, own]) => [source, own]));
  const fields = inputs.map(([source, declared]) => {
    return [source, { ...declared, on: ['form'], rules: { ...rules[source], ...common } }];
  });
  return { ...faq, name: 'things', title: 'text', fields: Object.fromEntries(fields) } as object as AnyResource;
}

const people: AnyResource = {
  ...faq,
  name: 'people',
  title: 'name',
  fields: { name: { kind: 'text', on: ['list'] } },
};

const saving = { body: 'json', sends: sources } as const;

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

const refusal = new ApiError('refused', { status: 422, errors: ofEach((source) => `No ${source}`) });

/** A row with a value for each of the inputs. */
function rowOf(read: (source: string) => unknown) {
  const row: Values = { id: 3 };
  for (const source of sources) set(row, source, read(source));
  return row;
}

const stored = rowOf((source) => storedValues[source]);

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
  for (const downloaded of ['reference', 'tags', 'json', 'custom']) await waitFor(() => inputOf(form, downloaded));
  const controls = ofEach((source) =>
    source === 'image' || source === 'file' ? fileInputOf(form, source) : inputOf(form, source),
  );
  const saved = async () => {
    const sendings = () => calls.filter(({ call }) => call.startsWith('POST'));
    const before = sendings().length;
    fireEvent.click(save);
    await waitFor(() => expect(sendings().length).toBeGreaterThan(before));
    return ofEach((source) => get(sendings().at(-1)?.values, source));
  };
  return { controls, save, saved };
}

test('an unchanged value is sent back as it was loaded, and an error of the API describes its input', async () => {
  const { controls, saved } = await open('/things/3', stored, { isRefused: true });
  await waitFor(() => expect(controls.reference?.value).toBe('Iris'));
  expect(controls.choice).toHaveTextContent('past');
  for (const [source, , , shown] of inputs)
    if (shown !== null) expect([source, controls[source]?.value]).toEqual([source, shown]);

  expect(await saved()).toStrictEqual(storedValues);
  await waitFor(() => expect(controls.text).toHaveFocus());
  for (const [source, control] of Object.entries(controls)) {
    expect(control).toHaveAccessibleDescription(expect.stringContaining(`No ${source}`));
    expect(control).toHaveAttribute('aria-invalid', 'true');
  }
  expectLoggedFailure();
});

test('a tag that is still being typed is saved', async () => {
  const { controls, saved } = await open('/things/3', stored);
  const tags = controls.tags as HTMLInputElement;
  tags.focus();
  await userEvent.type(tags, 'calm, light{Enter}');
  expect(tags).toHaveValue('');
  await userEvent.type(tags, 'of wood');
  expect(tags).toHaveValue('of wood');
  expect((await saved()).tags).toEqual(['quiet', 'outdoors', 'calm', 'light', 'of wood']);
});

test('a missing value is sent back as it was loaded, and a new record without a tick has the value false', async () => {
  for (const nothing of [null, undefined]) {
    const { saved } = await open(
      '/things/3',
      rowOf(() => nothing),
    );
    expect(await saved()).toStrictEqual(ofEach(() => nothing));
  }
  const { controls, saved } = await open('/things/create', stored);
  change('Ada')(controls.text as HTMLInputElement);
  expect(await saved()).toMatchObject({ text: 'Ada', boolean: false });
});

const longForm = { timeout: 60_000 }; // some twenty inputs, one after the other

test('a removed value is sent as the empty value of its kind', longForm, async () => {
  const { controls, saved } = await open('/things/3', stored);
  const rendersBefore = renderCount;
  change('A')(controls.text as HTMLInputElement);
  expect(renderCount).toBe(rendersBefore); // typing into one input renders no other
  for (const [source, control] of Object.entries(controls)) await (removals[source] ?? change(''))(control);

  expect(await saved()).toStrictEqual(Object.fromEntries(inputs.map(([source, , , , emptied]) => [source, emptied])));
});

test('a disabled Save names the missing values, and its keys show every error', longForm, async () => {
  const withoutFiles = { ...stored, image: null, file: null };
  const { controls, save } = await open('/things/3', withoutFiles, { rules: { required: true } });
  const { boolean: _, ...others } = controls;
  for (const source of Object.keys(others)) expect(others[source]).toBeRequired();
  change('')(controls.text as HTMLInputElement);
  await waitFor(() => expect(save).toBeDisabled());
  expect(save).toHaveAccessibleDescription('Still to fill in: text, image, and file');
  fireEvent.keyDown(controls.email as HTMLInputElement, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(controls.text).toHaveAccessibleDescription('Required'));
  expect(controls.text).toHaveFocus();
  for (const [source, , mistake] of mistakes) await mistake(controls[source] as HTMLInputElement);
  fireEvent.keyDown(controls.email as HTMLInputElement, { key: 'Enter', ctrlKey: true });

  await screen.findByText('Must be a valid email');
  for (const [source, , , error] of mistakes)
    expect(controls[source]).toHaveAccessibleDescription(expect.stringContaining(error));
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

test('a reference with a hint is described by it, and is not invalid', async () => {
  const loadMessages: typeof baseProduct.loadMessages = async (language) => {
    const { translate, ...provider } = await baseProduct.loadMessages(language);
    const hint = (key: string) => (key === 'resources.things.hints.reference' ? 'Who brings it' : undefined);
    return { ...provider, translate: (key, options) => hint(key) ?? translate(key, options) };
  };
  await renderProduct({ ...productWith(thingsWith()), loadMessages }, '/things/create', () => peopleRows);
  const input = await screen.findByRole('combobox', { name: 'reference' });
  expect(input).toHaveAccessibleDescription('Who brings it');
  expect(input).toBeValid();
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
