import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { expect, test } from 'vitest';
import { InputForm } from '#admin/engine/forms/InputForm.tsx';
import { parseTyped } from '#admin/engine/schema/typedJson.ts';
import { loadPolyglot } from '#admin/engine/text/adminMessages.ts';
import type { Language } from '#i18n/language.ts';
import { JsonInput } from './JsonInput.tsx';

const Value = () => <output>{JSON.stringify(parseTyped(useWatch({ name: 'badge' })))}</output>;

async function renderInput(language: Language, badge: unknown, children?: React.ReactNode) {
  render(
    <CoreAdminContext i18nProvider={await loadPolyglot(language)}>
      <InputForm record={{ id: 1, badge }} mode="onChange">
        <JsonInput source="badge" label="Badge" />
        {children}
      </InputForm>
    </CoreAdminContext>,
  );
  return screen.getByLabelText('Badge');
}

test.each([
  [{ seats: [4] }, '{\n  "seats": [\n    4\n  ]\n}'],
  ['{}', '"{}"'],
  [0, '0'],
  [null, ''],
])('a stored %j is shown as %j', async (stored, shown) => {
  expect(await renderInput('en', stored)).toHaveValue(shown);
});

test.each([
  ['{"target": {"value": 1}}', '{"target":{"value":1}}'],
  [' [1,\n2] ', '[1,2]'],
  ['"text"', '"text"'],
  ['null', 'null'],
  [' ', 'null'],
])('the typed %j has the value %s, and keeps its form', async (typed, value) => {
  const input = await renderInput('en', {}, <Value />);
  fireEvent.change(input, { target: { value: typed } });

  expect(input).toHaveValue(typed.trim() && typed);
  expect(screen.getByRole('status')).toHaveTextContent(value);
});

test.each<[Language, typed: string, message: string]>([
  ['en', '{"a": 1,}', 'That isn’t JSON. Check line 1, column 9'],
  ['en', '[1, 2', 'That isn’t JSON. Check line 1, column 6'],
  ['es', '{\n  "a": tru\n}', 'Esto no es JSON. Revisa la línea 2, columna 8'],
  ['ko', '{\n  "a" 1\n}', 'JSON 형식이 아니에요. 2번째 줄 7번째 글자를 확인해 주세요'],
  ['hi', "{'a': 1}", 'यह JSON नहीं है। लाइन 1, कॉलम 2 देखें'],
])('in %s the fault in %j is described as %s', async (language, typed, message) => {
  const input = await renderInput(language, null);
  fireEvent.change(input, { target: { value: typed } });

  expect(await screen.findByText(message)).toBeVisible();
  expect(input).toBeInvalid();
});
