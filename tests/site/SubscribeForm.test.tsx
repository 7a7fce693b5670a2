import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ToastContainer } from 'react-toastify/unstyled';
import { beforeAll, expect, test, vi } from 'vitest';
import { createI18n } from '#i18n/i18next.ts';

beforeAll(() => createI18n('en', ['landing'])); // components without a provider use the last one made

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

const respondWith = (status: number, message: string, headers?: HeadersInit) => async () =>
  Response.json({ status: status < 400, data: null, message }, { status, headers });

test.each([
  ['a refusal', respondWith(422, 'Take a breath'), 'Take a breath'],
  ['a refusal without a message', respondWith(422, ''), 'Something went wrong!'],
  ['a failure with a request id', respondWith(507, 'No room', { 'X-Request-Id': 'r-1' }), 'No roomRequest ID r-1'],
  ['a missing network', () => Promise.reject(new TypeError('Failed to fetch')), 'Something went wrong!'],
  ['a success without a message', respondWith(200, ''), 'Subscription successful!'],
])('%s has its toast, and the form is empty and can be sent again', async (_, respond, toast) => {
  expect(await subscribeTo(respond)).toBe(toast);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Notify me' })).toBeEnabled()); // just after the toast
  expect(screen.getByLabelText('Email address')).toHaveValue('');
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
