import { expect, test } from 'vitest';
import { loadPolyglot } from '#admin/engine/text/adminMessages.ts';
import { users } from '#admin/resources/users.ts';
import { plainFormatContext } from './FormatContext.ts';
import { recordName, recordTitle } from './recordText.ts';

test('a name that looks like a message with placeholders stays as it is', async () => {
  const { translate } = await loadPolyglot('en');
  const record = { id: 5, name: 'Ana %{id} [el|la]', email: 'ana@example.com' };
  expect(recordTitle(users, record, { ...plainFormatContext, translate })).toBe('Ana %{id} [el|la]');
});

test('several titles are one name without blank ones, and a record without any has its key', () => {
  const stalls = { ...users, name: 'stalls', title: ['name', 'hall'] } as const;
  const format = { ...plainFormatContext, endpoints: { stalls: { key: ['hall', 'name'] } } } as const;
  const nameOf = (values: object) => recordName(stalls, { id: 'A~b', ...values }, format);

  expect([{ name: 'b', hall: 'A' }, { name: '', hall: 'A' }, {}].map(nameOf)).toEqual(['b · A', 'A', 'A · b']);
});

test('each personal title is masked', () => {
  const admins = { ...users, title: ['email', 'hall'] } as const;
  const record = { id: 1, email: 'ana@example.com', hall: 'A' };
  expect(recordName(admins, record, { ...plainFormatContext, masksPersonalData: true })).toBe('••• · A');
});
