import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { isEmail } from '#api/isEmail.ts';
import { saveSessionEnd } from '#session/returnPath.ts';
import { renderSignIn, scriptedCall } from '#tests/support/renderSignIn.tsx';
import { LoginPage } from './LoginPage.tsx';

const setUp = async (responses: unknown[] = []) => {
  const { call, sent } = scriptedCall(...responses);
  const enter = vi.fn();
  await renderSignIn(<LoginPage call={call} onSignedIn={enter} />);
  return { sent, enter, user: userEvent.setup() };
};

const email = () => screen.getByLabelText('Email address');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

const signInAs = async (user: ReturnType<typeof userEvent.setup>, address: string, secret: string) => {
  await user.type(email(), address);
  await user.type(password(), secret);
  await user.click(submit());
};

test('a sign-in stores the session and opens the saved page', async () => {
  sessionStorage.setItem('return-page', '/dashboard/faq');
  const { user, sent, enter } = await setUp([{ role: 'admin', token: 'secret' }]);
  await signInAs(user, 'ada@example.com', '123456');

  expect(sent).toEqual([{ email: 'ada@example.com', password: '123456' }]);
  expect(localStorage.getItem('userData')).toBe('{"role":"admin","token":"secret"}');
  expect(enter.mock.calls).toEqual([['/dashboard/faq']]);
});

test('after the end of a session the page says that it ended', async () => {
  saveSessionEnd();
  await setUp();

  expect(screen.getByText('Your session has ended. Sign in to pick up where you left off.')).toBeVisible();
});

test('each empty field has an error, the first gets the focus, and nothing is sent', async () => {
  const { user, sent } = await setUp();
  await user.click(submit());

  expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
  expect(password()).toHaveAccessibleDescription('Password must be at least 6 characters long');
  expect(email()).toBeInvalid();
  expect(document.activeElement).toBe(email());
  expect(sent).toEqual([]);
});

test('a short password gets the focus, and its error disappears while typing', async () => {
  const { user } = await setUp();
  await signInAs(user, 'ada@example.com', '12345');

  expect(email()).not.toHaveAttribute('aria-invalid');
  expect(document.activeElement).toBe(password());
  await user.type(password(), '6');
  expect(screen.queryByText('Password must be at least 6 characters long')).toBeNull();
});

test.each([
  [new ApiError('refused', { status: 401, message: 'Email or password is wrong' }), 'Email or password is wrong'],
  [
    Object.assign(new ApiError('refused', { status: 500 }), { requestId: 'r-1' }),
    'An error occurred during loginRequest ID r-1',
  ],
  [new ApiError('offline'), 'The server can’t be reached. Check your connection and try again.'],
  [new TypeError('a mistake of ours'), 'An error occurred during login'],
])('%s has a text, and the typed values stay', async (error, text) => {
  const { user, enter } = await setUp([error]);
  await signInAs(user, 'ada@example.com', '123456');

  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(email()).toHaveValue('ada@example.com');
  expect(password()).toHaveValue('123456');
  expect(submit()).toBeEnabled();
  expect(enter).not.toHaveBeenCalled();
});

test('a browser that blocks its storage is named as the reason', async () => {
  const { user, enter } = await setUp([{ role: 'admin', token: 'secret' }]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  await signInAs(user, 'ada@example.com', '123456');

  expect(screen.getByRole('alert')).toHaveTextContent('Allow it for this site and try again.');
  expect(password()).toHaveValue('123456');
  expect(enter).not.toHaveBeenCalled();
});

test('an account with a second factor asks for a code and keeps the typed values', async () => {
  const text = 'Please enter the code from your authenticator app';
  const missing = new ApiError('refused', { status: 422, message: text, errors: { code: text } });
  const wrong = new ApiError('refused', { status: 401, message: 'Wrong code', errors: { code: 'Wrong code' } });
  const { user, sent, enter } = await setUp([missing, wrong, { role: 'admin', token: 'secret' }]);
  expect(screen.queryByLabelText('Sign-in code')).toBeNull();
  await signInAs(user, 'ada@example.com', '123456');

  const code = screen.getByLabelText('Sign-in code');
  expect(code).toHaveFocus();
  expect(code).toBeValid(); // the next step is no error
  expect(code).toHaveAccessibleDescription(text);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await user.type(code, '1{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Wrong code');
  expect(code).toBeInvalid();
  await user.clear(code);
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(code, '654321{Enter}');
  expect(sent[2]).toEqual({ email: 'ada@example.com', password: '123456', code: '654321' });
  expect(enter).toHaveBeenCalled();
});

test('several clicks send one request', async () => {
  const { user, sent } = await setUp([new Promise(() => undefined)]);
  await user.type(email(), 'ada@example.com');
  await user.type(password(), '123456');
  await user.dblClick(submit());
  await user.type(password(), '{Enter}');

  expect(screen.getByRole('button', { name: 'Signing in…' })).toHaveAttribute('aria-disabled', 'true');
  expect(sent).toHaveLength(1);
});

test('the password can be shown and hidden again', async () => {
  const { user } = await setUp();
  await user.click(screen.getByRole('button', { name: 'Show password: Password' }));
  expect(password()).toHaveAttribute('type', 'text');

  await user.click(screen.getByRole('button', { name: 'Hide password: Password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test('browsers may fill in saved passwords', async () => {
  await setUp();

  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test.each([
  ['ada@example.com', true],
  ['a+b@mail.example.co.uk', true],
  ['김하늘@한국.kr', true],
  ['kim＠example.org\u3000', true],
  ['', false],
  ['ada', false],
  ['@a.co', false],
  ['ada@a', false],
  ['ada@.co', false],
  ['ada@a.', false],
  ['ada@a..co', false],
  ['ada@@a.co', false],
  ['ada l@a.co', false],
  [`a@${'a.'.repeat(50_000)}@`, false],
])('whether %.20j is an email address: %s', (text, isAddress) => {
  expect(isEmail(text)).toBe(isAddress);
});
