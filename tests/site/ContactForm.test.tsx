import { fireEvent, render, screen } from '@testing-library/react';
import { ToastContainer } from 'react-toastify/unstyled';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createI18n } from '#i18n/i18next.ts';

beforeAll(() => createI18n('en', ['landing'])); // components without a provider use the last one made

afterEach(() => {
  delete document.documentElement.dataset.extensions;
});

const typed = { 'Full Name': 'Ada', 'Email Address': 'ada@example.com', Message: 'My photos do not load.' };
const notPluggedIn = 'This form isn’t plugged in yet. Email is.';

async function write(respond: () => Promise<Response>) {
  const sent: Request[] = [];
  vi.stubEnv('VITE_API_BASE', 'http://api.test/api'); // Node's Request takes no relative URL
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request);
    return respond();
  });
  const { ContactForm } = await import('#site/landing/contact/Contact.tsx');
  render(
    <>
      <ContactForm />
      <ToastContainer />
    </>,
  );
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.submit(screen.getByRole('button', { name: 'Contact Us' }));
  return sent;
}

const expectTypedValues = () => {
  for (const [label, value] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(value);
};

const respondWith = (status: number, message: string) => async () =>
  Response.json({ status: status < 400, data: null, message }, { status });

test('a message is sent in the language of the page', async () => {
  const sent = await write(respondWith(200, 'It has reached us'));

  expect(await screen.findByRole('alert')).toHaveTextContent('It has reached us');
  const [request] = sent;
  expect(request?.url).toBe('http://api.test/api/admin/app/contact/create');
  expect(request?.headers.get('Accept-Language')).toBe('en');
  expect(await request?.json()).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    message: 'My photos do not load.',
  });
  for (const label of Object.keys(typed)) expect(screen.getByLabelText(label)).toHaveValue('');
});

test('a refusal shows the server’s message, and the typed text stays', async () => {
  await write(respondWith(429, 'Take a breath, then try again'));

  expect(await screen.findByRole('alert')).toHaveTextContent('Take a breath, then try again');
  expectTypedValues();
});

test('without the call on the server, the form says that it is not connected, and the typed text stays', async () => {
  await write(respondWith(404, 'There is nothing at this address'));

  expect(await screen.findByText(notPluggedIn)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expectTypedValues();
});

test.each([
  ['a server without extensions', () => (document.documentElement.dataset.extensions = 'off')],
  ['a build without extensions', () => vi.stubEnv('VITE_EXTENSIONS', 'off')],
])('with %s the form sends nothing, says so, and keeps the typed text', async (_, turnOff) => {
  turnOff();
  const sent = await write(respondWith(200, ''));

  expect(screen.getByText(notPluggedIn)).toBeVisible();
  expect(sent).toEqual([]);
  expectTypedValues();
});
