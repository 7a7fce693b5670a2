import { expect, test } from 'vitest';
import { readEnvelope } from './readEnvelope.ts';

test('messages and errors that are HTML are shown as text, and errors by the names of the dashboard’s fields', async () => {
  const body = { note: ['<p>Tea &amp; toast</p>'], errors: [{ on: 'full_name', text: '<b>Too long</b>' }] };
  const errors = { list: 'errors', field: 'on', message: 'text' };
  const refusal = readEnvelope(
    Response.json(body, { status: 422 }),
    { htmlMessages: true, message: 'note', errors },
    { full_name: 'name' },
  );

  await expect(refusal).rejects.toMatchObject({ serverMessage: 'Tea & toast', body: { errors: { name: 'Too long' } } });
});
