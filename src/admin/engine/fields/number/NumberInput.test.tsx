import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { expect, test } from 'vitest';
import { InputForm } from '#admin/engine/forms/InputForm.tsx';
import { loadPolyglot } from '#admin/engine/text/adminMessages.ts';
import type { Language } from '#i18n/language.ts';
import { NumberInput } from './NumberInput.tsx';

const Value = () => <output>{JSON.stringify(useWatch({ name: 'hours' }))}</output>;

test.each<[Language, stored: string, typed: string, value: number | null]>([
  ['en', '7.25', '12.5', 12.5],
  ['es', '7,25', '12,5', 12.5],
  ['es', '7,25', '12.5', null], // not 125, and no guess
  ['en', '7.25', '1,234', null],
  ['en', '7.25', 'Infinity', null],
  ['hi', '7.25', '0.5', 0.5],
])('in %s a stored 7.25 is %s, and the typed %s is %j', async (language, stored, typed, value) => {
  render(
    <CoreAdminContext i18nProvider={await loadPolyglot(language)}>
      <InputForm record={{ hours: 7.25 }}>
        <NumberInput source="hours" label="Hours" />
        <Value />
      </InputForm>
    </CoreAdminContext>,
  );
  const input = screen.getByLabelText('Hours');
  expect(input).toHaveValue(stored);
  fireEvent.change(input, { target: { value: typed } });

  expect(input).toHaveValue(typed);
  expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify(value)); // NaN is null in JSON
});

test('the API’s number for none is a blank input, and a longer number may begin like it', async () => {
  render(
    <CoreAdminContext i18nProvider={await loadPolyglot('en')}>
      <InputForm record={{ id: 1, hours: -1 }}>
        <NumberInput source="hours" label="Hours" none={-1} />
        <Value />
      </InputForm>
    </CoreAdminContext>,
  );
  const input = screen.getByLabelText('Hours');
  expect(input).toHaveValue('');
  for (const [typed, value] of [
    ['-1', -1],
    ['-15', -15],
    ['', -1],
  ] as const) {
    fireEvent.change(input, { target: { value: typed } });
    expect(input).toHaveValue(typed);
    expect(screen.getByRole('status')).toHaveTextContent(String(value));
  }
});
