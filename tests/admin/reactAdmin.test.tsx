import { screen, waitFor } from '@testing-library/react';
import {
  BulkDeleteButton,
  Datagrid,
  ExportButton,
  minLength,
  TextInput as RaTextInput,
  ReferenceField,
  required,
  TextField,
} from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fieldInputs } from '#admin/engine/fields/FieldInputs.tsx';
import { fieldKinds } from '#admin/engine/fields/fieldKinds.ts';
import { longText } from '#admin/engine/fields/text/text.tsx';
import { toResource } from '#admin/engine/shell/toResource.tsx';
import { faq } from '#admin/resources/faq.ts';
import { users } from '#admin/resources/users.ts';
import type { ApiCall } from '#api/createClient.ts';
import type { Endpoint } from '#api/Endpoint.ts';
import type { Values } from '#api/values.ts';
import { catchDownloads } from '#tests/support/catchDownloads.ts';
import { renderScreens } from '#tests/support/renderAdmin.tsx';

// The tests put react-admin's components into field kinds. They restore the kinds afterwards.
const originalTextInput = fieldInputs.text;

const unexpectedErrors: unknown[][] = [];

// react-admin's components pass `inputProps`, which MUI 9 has removed. The tests ignore only this error.
const isAboutInputProps = ([text, prop]: unknown[]) =>
  /^React does not recognize/.test(String(text)) && /^inputProps$/i.test(String(prop));

beforeEach(() => {
  vi.mocked(console.error).mockImplementation((...logged) => {
    if (!isAboutInputProps(logged)) unexpectedErrors.push(logged);
  });
});

afterEach(() => {
  expect(unexpectedErrors.splice(0)).toEqual([]);
  fieldKinds.longText = longText;
  fieldInputs.text = originalTextInput;
  vi.mocked(console.error).mockClear();
});

const questions = [
  { id: 1, question: 'Is it free?', answer: 'Yes.', asked_by: 'u-1' },
  { id: 2, question: 'Where is it?', answer: 'Here.', asked_by: 'u-2' },
];

const askers: Record<string, string> = { 'u-1': 'Ada Lovelace', 'u-2': 'Grace Hopper' };

const setUp = async (path: string) => {
  const calls: { call: string; values: Values }[] = [];
  const call = (async (endpoint: Endpoint, values: Values = {}) => {
    calls.push({ call: endpoint.call, values });
    const data = endpoint.call.includes('/user/detail')
      ? { uuid: values.id, name: askers[String(values.id)], email: 'someone@example.com' }
      : questions;
    return { data, message: '' };
  }) as ApiCall;
  const screens = [faq, users].map(toResource);
  return { calls, ...(await renderScreens({ call, screens, path })) };
};

const openFirstQuestion = async (user: Awaited<ReturnType<typeof setUp>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Is it free?' }));

test("react-admin's TextField and ReferenceField show values of the record of a generated row", async () => {
  fieldKinds.longText = {
    ...longText,
    Field: ({ source }) => (
      <>
        <TextField source={source} />
        <ReferenceField source="asked_by" reference="users" link={false} />
      </>
    ),
  };
  const { user } = await setUp('/faq');
  await openFirstQuestion(user);

  expect(await screen.findByText('Yes.')).toBeVisible();
  expect(await screen.findByText('Ada Lovelace')).toBeVisible();
});

test("react-admin's Datagrid lists, selects and deletes within a generated list", async () => {
  fieldKinds.longText = {
    ...longText,
    Field: () => (
      <Datagrid bulkActionButtons={<BulkDeleteButton />}>
        <TextField source="answer" />
      </Datagrid>
    ),
  };
  const { user, calls } = await setUp('/faq');
  await openFirstQuestion(user);
  const [, second] = await screen.findAllByLabelText('Select this row');
  await user.click(second as HTMLElement);
  await user.click((await screen.findAllByRole('button', { name: 'Delete' }))[0] as HTMLElement);

  await waitFor(() => expect(calls).toContainEqual({ call: 'POST /admin/app/faq/delete/{id}', values: { id: 2 } }));
});

test("react-admin's ExportButton exports the records on screen with the columns of the definition", async () => {
  const saved = catchDownloads();
  fieldKinds.longText = { ...longText, Field: () => <ExportButton /> };
  const definition = {
    ...faq,
    list: {
      ...faq.list,
      export: { columns: ['question'] },
    },
  };
  const call = (async () => ({ data: questions, message: '' })) as unknown as ApiCall;
  const { user } = await renderScreens({ call, screens: toResource(definition), path: '/faq' });
  await openFirstQuestion(user);
  await user.click((await screen.findAllByRole('button', { name: 'Export' }))[0] as HTMLElement);

  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.text).toBe('"Question"\r\n"Is it free?"\r\n"Where is it?"');
});

test("react-admin's input validates in a generated form and shows its error as text", async () => {
  const validate = [required(), minLength(5)];
  fieldInputs.text = ({ source, label }) => <RaTextInput source={source} label={label} validate={validate} />;
  const { user, calls } = await setUp('/faq/create');
  await user.type(await screen.findByLabelText(/^Question/), 'Why');
  await user.type(screen.getByLabelText(/^Answer/), 'Because.');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Must be 5 characters at least')).toBeVisible();
  await user.type(screen.getByLabelText(/^Question/), ' not?');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls).toContainEqual({
      call: 'POST /admin/app/faq/create',
      values: { question: 'Why not?', answer: 'Because.' },
    }),
  );
});
