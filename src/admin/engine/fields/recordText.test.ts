import { expect, test } from 'vitest';
import { loadPolyglot } from '#admin/engine/text/adminMessages.ts';
import { users } from '#admin/resources/users.ts';
import { plainFormatContext } from './FormatContext.ts';
import { recordTitle } from './recordText.ts';

test('a name that looks like a message with placeholders stays as it is', async () => {
  const { translate } = await loadPolyglot('en');
  const record = { id: 5, name: 'Ana %{id} [el|la]', email: 'ana@example.com' };
  expect(recordTitle(users, record, { ...plainFormatContext, translate })).toBe('Ana %{id} [el|la]');
});
