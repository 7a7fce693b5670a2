import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import type { Language } from '#i18n/language.ts';
import { saveSessionEnd } from '#session/returnPath.ts';
import { renderSignIn, scriptedCall } from '#tests/support/renderSignIn.tsx';
import { LoginPage } from './LoginPage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const setUp = async (answers: unknown[] = [], language: Language = 'en') => {
  const { call, sent } = scriptedCall(...answers);
  const enter = vi.fn();
  const preloadDashboard = vi.fn();
  await renderSignIn(<LoginPage call={call} onSignedIn={enter} preloadDashboard={preloadDashboard} />, language);
  return { sent, enter, preloadDashboard, user: userEvent.setup() };
};

const email = () => screen.getByLabelText('Email address');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

const signInAs = async (user: ReturnType<typeof userEvent.setup>, address: string, secret: string) => {
  await user.type(email(), address);
  await user.type(password(), secret);
  await user.click(submit());
};

test('an administrator who signs in is kept and goes to the remembered page', async () => {
  sessionStorage.setItem('return-page', '/dashboard/faq');
  const { user, sent, enter } = await setUp([{ role: 'admin', token: 'secret' }]);
  await signInAs(user, 'ada@example.com', '123456');

  expect(sent).toEqual([{ email: 'ada@example.com', password: '123456' }]);
  expect(localStorage.getItem('userData')).toBe('{"role":"admin","token":"secret"}');
  expect(enter.mock.calls).toEqual([['/dashboard/faq']]);
});

test('who was signed in until a moment ago is told why the page is back', async () => {
  saveSessionEnd();
  await setUp();

  expect(screen.getByText('Your session has ended. Sign in to go back to where you were.')).toBeVisible();
});

test('empty fields are named one by one, the first gets the focus, and nothing is sent', async () => {
  const { user, sent } = await setUp();
  await user.click(submit());

  expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
  expect(password()).toHaveAccessibleDescription('Password must be at least 6 characters long');
  expect(email()).toBeInvalid();
  expect(document.activeElement).toBe(email());
  expect(sent).toEqual([]);
});

test('a short password alone gets the focus, and its words go when it is mended', async () => {
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
  [new ApiError('offline'), 'The server cannot be reached. Check your connection and try again.'],
  [new TypeError('a mistake of ours'), 'An error occurred during login'],
])('%s is said in words, and what was typed stays', async (error, words) => {
  const { user, enter } = await setUp([error]);
  await signInAs(user, 'ada@example.com', '123456');

  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(email()).toHaveValue('ada@example.com');
  expect(password()).toHaveValue('123456');
  expect(submit()).toBeEnabled();
  expect(enter).not.toHaveBeenCalled();
});

test('a browser that keeps nothing of the site is named as what stands in the way', async () => {
  const { user, enter } = await setUp([{ role: 'admin', token: 'secret' }]);
  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  await signInAs(user, 'ada@example.com', '123456');
  forbidden.mockRestore();

  expect(screen.getByRole('alert')).toHaveTextContent('Allow site data for this address, then try again.');
  expect(password()).toHaveValue('123456');
  expect(enter).not.toHaveBeenCalled();
});

test('someone without the role of an administrator stays outside', async () => {
  const { user, enter } = await setUp([{ role: 'user', token: 'secret' }]);
  await signInAs(user, 'ada@example.com', '123456');

  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  expect(localStorage.getItem('userData')).toBeNull();
  expect(enter).not.toHaveBeenCalled();
});

test('an account with a second factor is asked for a code, and what was typed before stays', async () => {
  const words = 'Please enter the code from your authenticator app';
  const missing = new ApiError('refused', { status: 422, message: words, errors: { code: words } });
  const { user, sent, enter } = await setUp([missing, { role: 'admin', token: 'secret' }]);
  expect(screen.queryByLabelText('Sign-in code')).toBeNull();
  await signInAs(user, 'ada@example.com', '123456');

  expect(screen.getByRole('alert')).toHaveTextContent(words);
  const code = screen.getByLabelText('Sign-in code');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(code, '654321{Enter}');
  expect(sent[1]).toEqual({ email: 'ada@example.com', password: '123456', code: '654321' });
  expect(enter).toHaveBeenCalled();
});

test('one click is one request, however often it is clicked', async () => {
  const { user, sent } = await setUp([new Promise(() => undefined)]);
  await user.type(email(), 'ada@example.com');
  await user.type(password(), '123456');
  await user.dblClick(submit());
  await user.type(password(), '{Enter}');

  expect(screen.getByRole('button', { name: 'Signing in…' })).toBeDisabled();
  expect(sent).toHaveLength(1);
});

test('the dashboard is fetched while the person types, not before', async () => {
  const { user, preloadDashboard } = await setUp();

  expect(preloadDashboard).not.toHaveBeenCalled();
  await user.type(email(), 'a');
  expect(preloadDashboard).toHaveBeenCalled();
});

test('the password can be shown and hidden again', async () => {
  const { user } = await setUp();
  await user.click(screen.getByRole('button', { name: 'Show password: Password' }));
  expect(password()).toHaveAttribute('type', 'text');

  await user.click(screen.getByRole('button', { name: 'Hide password: Password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test('browsers may fill in what they keep', async () => {
  await setUp();

  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test.each([
  ['es', 'Iniciar sesión'],
  ['ko', '로그인'],
  ['hi', 'साइन इन करें'],
] as const)('the page speaks %s', async (language, label) => {
  await setUp([], language);

  expect(screen.getByRole('button', { name: label })).toBeEnabled();
});
