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

test("react-admin's Datagrid, fields and ExportButton list, select, delete and save within a generated list", async () => {
  const saved = catchDownloads();
  fieldKinds.longText = {
    ...longText,
    Field: () => (
      <>
        <Datagrid bulkActionButtons={<BulkDeleteButton />}>
          <TextField source="answer" />
          <ReferenceField source="asked_by" reference="users" link={false} />
        </Datagrid>
        <ExportButton />
        <TextField source="asked_by" />
      </>
    ),
  };
  const { user, calls } = await open('/faq', { ...faq, list: { ...faq.list, export: { columns: ['question'] } } });
  await user.click(await screen.findByRole('button', { name: 'Is it free?' }));
  expect(await screen.findByText('u-1')).toBeVisible();
  expect((await screen.findAllByText('Here.'))[0]).toBeVisible();
  expect((await screen.findAllByText('Ada Lovelace'))[0]).toBeVisible();
  await user.click((await screen.findAllByRole('button', { name: 'Export' }))[0] as HTMLElement);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.text).toBe('"Question"\r\n"Is it free?"\r\n"Where is it?"');

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
