import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw/http';
import type { ComponentType } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createI18n } from '#i18n/i18next.ts';
import { mockNetwork } from '#tests/support/mockNetwork.ts';

const network = mockNetwork();

beforeAll(() => createI18n('en', ['landing'])); // components without a provider use the last one made

afterEach(() => {
  delete document.documentElement.dataset.extensions;
});

type Respond = (request: Request) => Promise<Response> | Response;

/** Shows a form over a server whose responses the test gives. */
async function show(load: () => Promise<ComponentType>, respond: Respond) {
  network.use(http.post('http://api.test/api/*', ({ request }) => respond(request)));
  const Form = await load();
  render(
    <>
      <Form />
      <ToastContainer />
    </>,
  );
}

const respondWith = (status: number, message: string, headers?: HeadersInit) => async () =>
  Response.json({ status: status < 400, data: null, message }, { status, headers });

async function subscribeTo(respond: Respond, leave_blank = '', address = 'ada@example.com') {
  await show(async () => (await import('#site/landing/launch/Launch.tsx')).SubscribeForm, respond);
  const email = screen.getByLabelText('Email address');
  expect(email).toBeRequired();
  fireEvent.change(email, { target: { value: address } });
  const honeypot = document.querySelector('input[name=leave_blank]');
  if (honeypot) fireEvent.change(honeypot, { target: { value: leave_blank } });
  const button = screen.getByRole('button', { name: 'Notify me' });
  fireEvent.click(button);
  expect(button).toBeDisabled();

  const toast = await screen.findByRole('alert');
  return toast.textContent;
}

test.each([
  ['a refusal', respondWith(422, 'Take a breath'), 'Take a breath'],
  ['a refusal without a message', respondWith(422, ''), 'Something went wrong!'],
  ['a failure with a request id', respondWith(507, 'No room', { 'X-Request-Id': 'r-1' }), 'No roomRequest ID r-1'],
  ['a missing network', () => HttpResponse.error(), 'Something went wrong!'],
  ['a success without a message', respondWith(200, ''), 'Subscription successful!'],
])('%s has its toast, and the form is empty and can be sent again', async (_, respond, toast) => {
  expect(await subscribeTo(respond)).toBe(toast);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Notify me' })).toBeEnabled()); // just after the toast
  expect(screen.getByLabelText('Email address')).toHaveValue('');
});

test.each([
  ['', { email: 'ada@example.com' }],
  ['https://spam.example', { email: 'ada@example.com', leave_blank: 'https://spam.example' }],
])('the form sends the hidden field (%j) with the email, and nothing else', async (leave_blank, sent) => {
  let body: unknown;
  await subscribeTo(async (request) => {
    body = await request.json();
    return Response.json({ status: true, data: null, message: 'Thank you' });
  }, leave_blank);

  expect(body).toEqual(sent);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

test.each(['김하늘@한국.kr', 'हिन्दी@उदाहरण.भारत', 'josé@example.org', 'kim＠example.org', 'ada@example.com\u3000'])(
  'the server decides about the address %s, which the browser refuses',
  async (address) => {
    const sent: Request[] = [];
    await subscribeTo(
      async (request) => {
        sent.push(request.clone());
        return Response.json({ status: true, data: null, message: 'Thank you' });
      },
      '',
      address,
    );
    expect(await sent[0]?.json()).toEqual({ email: address });
  },
);

test.each(['', 'nobody', 'ada@', '@example.com'])('the form does not send %j, and keeps it', async (text) => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await show(async () => (await import('#site/landing/launch/Launch.tsx')).SubscribeForm, respondWith(200, ''));
  const email = screen.getByLabelText('Email address');
  fireEvent.change(email, { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Notify me' }));

  await Promise.resolve();
  expect(fetched).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Notify me' })).toBeEnabled();
  expect(email).toHaveValue(text);
});

const typed = { 'Full Name': 'Ada', 'Email Address': 'ada@example.com', Message: 'My photos do not load.' };
const notPluggedIn = 'This form isn’t plugged in yet. Email is.';

async function write(respond: () => Promise<Response> | Response) {
  const sent: Request[] = [];
  const load = async () => (await import('#site/landing/contact/Contact.tsx')).ContactForm;
  await show(load, (request) => {
    sent.push(request.clone());
    return respond();
  });
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.submit(screen.getByRole('button', { name: 'Contact Us' }));
  return sent;
}

const expectTypedValues = () => {
  for (const [label, value] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(value);
};

test('a message is sent in the language of the page', async () => {
  const sent = await write(respondWith(200, 'It has reached us'));

  expect(await screen.findByRole('alert')).toHaveTextContent('It has reached us');
  const [request] = sent;
  expect(request?.url).toBe('http://api.test/api/admin/app/contact/create');
  expect(request?.headers.get('Accept-Language')).toBe('en');
  expect(await request?.json()).toEqual({ name: 'Ada', email: 'ada@example.com', message: typed.Message });
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
  const fetched = vi.spyOn(globalThis, 'fetch');
  await write(respondWith(200, ''));

  expect(screen.getByText(notPluggedIn)).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
  expectTypedValues();
});

test('a pasted text is not cut off, so that the server can say that it is too long', async () => {
  await show(async () => (await import('#site/landing/contact/Contact.tsx')).ContactForm, respondWith(200, ''));
  const message = screen.getByLabelText('Message');
  message.focus();
  await userEvent.paste('long '.repeat(1_000));
  expect(message).toHaveValue('long '.repeat(1_000));
});

test.each(['full＠example．com', 'kontakt@bücher。example'])('%s is left to the server to judge', async (address) => {
  expect(await subscribeTo(respondWith(200, ''), '', address)).toBe('Subscription successful!');
});
