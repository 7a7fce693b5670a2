import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ToastContainer } from 'react-toastify/unstyled';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createI18n } from '#i18n/i18next.ts';

beforeAll(() => createI18n('en', ['landing'])); // components without a provider use the last one made

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function subscribeTo(respond: (request: Request) => Promise<Response>, website = '') {
  vi.stubEnv('VITE_API_BASE', 'http://api.test/api'); // Node's Request takes no relative URL
  vi.stubGlobal('fetch', respond);
  const { SubscribeForm } = await import('#site/landing/launch/Launch.tsx');
  render(
    <>
      <SubscribeForm />
      <ToastContainer />
    </>,
  );

  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'ada@example.com' } });
  const honeypot = document.querySelector('input[name=website]');
  if (honeypot) fireEvent.change(honeypot, { target: { value: website } });
  fireEvent.click(screen.getByRole('button', { name: 'Notify me' }));

  const toast = await screen.findByRole('alert');
  return toast.textContent;
}

const refusal = (message: string) => async () => Response.json({ status: false, data: null, message }, { status: 422 });

test('a refusal shows the server’s message', async () => {
  expect(await subscribeTo(refusal('Take a breath, then try again'))).toBe('Take a breath, then try again');
});

test('a refusal without a message shows our own', async () => {
  expect(await subscribeTo(refusal(''))).toBe('Something went wrong!');
});

test('a failure of the server has the id to tell its operator', async () => {
  const respond = async () =>
    Response.json(
      { status: false, data: null, message: 'No room' },
      { status: 507, headers: { 'X-Request-Id': 'r-1' } },
    );

  expect(await subscribeTo(respond)).toBe('No roomRequest ID r-1');
});

test('without a network the form shows our own message, and can be sent again', async () => {
  expect(await subscribeTo(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('Something went wrong!');
  expect(screen.getByLabelText('Email address')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Notify me' })).toBeEnabled();
});

test('a success without a message shows our own', async () => {
  const respond = async () => Response.json({ status: true, data: null, message: '' });

  expect(await subscribeTo(respond)).toBe('Subscription successful!');
});

test.each([
  ['', { email: 'ada@example.com' }],
  ['https://spam.example', { email: 'ada@example.com', website: 'https://spam.example' }],
])('the form sends the hidden field (%j) with the email, and nothing else', async (website, sent) => {
  let body: unknown;
  await subscribeTo(async (request) => {
    body = await request.json();
    return Response.json({ status: true, data: null, message: 'Thank you' });
  }, website);

  expect(body).toEqual(sent);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});
