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
import { baseProduct } from '#admin/baseProduct.ts';
import { fieldInputs } from '#admin/engine/fields/FieldInputs.tsx';
import { fieldKinds } from '#admin/engine/fields/fieldKinds.ts';
import { longText } from '#admin/engine/fields/text/text.tsx';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { faq } from '#admin/resources/faq.ts';
import { users } from '#admin/resources/users.ts';
import { catchDownloads } from '#tests/support/catchDownloads.ts';
import { type Respond, renderProduct } from '#tests/support/renderAdmin.tsx';

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

const respond: Respond = ({ call, values }) =>
  call.includes('/user/detail')
    ? { uuid: values.id, name: askers[String(values.id)], email: 'someone@example.com' }
    : questions;

const open = (path: string, definition: AnyResource = faq) =>
  renderProduct({ ...baseProduct, resources: [definition, users] }, path, respond);

const openFirstQuestion = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Is it free?' }));

test("react-admin's TextField, ReferenceField and ExportButton have the record of a generated row and the rows of its list", async () => {
  const saved = catchDownloads();
  fieldKinds.longText = {
    ...longText,
    Field: ({ source }) => (
      <>
        <TextField source={source} />
        <ReferenceField source="asked_by" reference="users" link={false} />
        <ExportButton />
      </>
    ),
  };
  const { user } = await open('/faq', { ...faq, list: { ...faq.list, export: { columns: ['question'] } } });
  await openFirstQuestion(user);
  expect(await screen.findAllByText('Yes.')).toHaveLength(2); // the first one is in the heading
  expect(await screen.findByText('Ada Lovelace')).toBeVisible();

  await user.click((await screen.findAllByRole('button', { name: 'Export' }))[0] as HTMLElement);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.text).toBe('"Question"\r\n"Is it free?"\r\n"Where is it?"');
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
  const { user, calls } = await open('/faq');
  await openFirstQuestion(user);
  const [, second] = await screen.findAllByLabelText('Select this row');
  await user.click(second as HTMLElement);
  await user.click((await screen.findAllByRole('button', { name: 'Delete' }))[0] as HTMLElement);

  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({ call: 'POST /admin/app/faq/delete/{id}', values: { id: 2 } }),
    ),
  );
});

test("react-admin's input validates in a generated form and shows its error as text", async () => {
  const validate = [required(), minLength(5)];
  fieldInputs.text = ({ source, label }) => <RaTextInput source={source} label={label} validate={validate} />;
  const { user, calls } = await open('/faq/create');
  await user.type(await screen.findByLabelText(/^Question/), 'Why');
  await user.type(screen.getByLabelText(/^Answer/), 'Because.');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Must be at least 5 characters')).toBeVisible();
  await user.type(screen.getByLabelText(/^Question/), ' not?');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call.includes('create'))?.values).toEqual({
      question: 'Why not?',
      answer: 'Because.',
    }),
  );
});
