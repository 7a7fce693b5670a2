import { fireEvent, screen, waitFor } from '@testing-library/react';
import { get, set } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { ownProduct } from '#admin/ownProduct.ts';
import { faq } from '#admin/resources/faq.ts';
import { ApiError } from '#api/ApiError.ts';
import type { Values } from '#api/values.ts';
import { expectLoggedFailure, renderProduct } from '#tests/support/renderAdmin.tsx';
import { change, type Input, inputs, timesDrawn } from './typedKinds.tsx';
import '#admin/engine/fields/reference/ReferenceInput.tsx';
import '#admin/engine/fields/tags/TagsInput.tsx';

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
  const drawnBefore = timesDrawn();
  change('A')(controls.text as HTMLInputElement);
  expect(timesDrawn()).toBe(drawnBefore); // what is typed into one input draws no other anew
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
    for (const source of Object.keys(others)) expect(others[source]).toBeRequired();
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

test('Retry asks for the records to choose from again, and leads back to the input', async () => {
  let isDown = true;
  const { user } = await renderProduct(productWith(thingsWith()), '/things/create', ({ call }) => {
    if (call === 'GET /people' && isDown) throw new ApiError('refused', { status: 500 });
    return known;
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
