import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { renderSignIn, scriptedCall } from '#tests/support/renderSignIn.tsx';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';

beforeEach(() => localStorage.setItem('userData', '{"role":"admin","token":"secret"}'));

const setUp = async (...responses: unknown[]) => {
  const { call, sent } = scriptedCall(...responses);
  await renderSignIn(<ChangePasswordPage call={call} />);
  return { sent, user: userEvent.setup() };
};

const oldPasswordField = () => screen.getByLabelText('Current password');
const newPasswordField = () => screen.getByLabelText('New password');
const submitButton = () => screen.getByRole('button', { name: 'Change password' });

const changePassword = async (user: ReturnType<typeof userEvent.setup>, old: string, changed: string) => {
  await user.type(oldPasswordField(), old);
  await user.type(newPasswordField(), changed);
  await user.click(submitButton());
};

test('a changed password is confirmed, and the fields are cleared', async () => {
  const { user, sent } = await setUp(null);
  await changePassword(user, 'old one', 'short'); // only the server knows the minimum

  expect(sent).toEqual([{ old_password: 'old one', new_password: 'short' }]);
  expect(screen.getByRole('status')).toHaveTextContent('Your password has been changed');
  expect(oldPasswordField()).toHaveValue('');
  expect(newPasswordField()).toHaveValue('');
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('an empty field is marked and focused, and nothing is sent', async () => {
  const { user, sent } = await setUp();
  await changePassword(user, 'old one', '{Tab}');

  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields');
  expect(oldPasswordField()).toBeValid();
  expect(newPasswordField()).toBeInvalid();
  expect(newPasswordField()).toHaveFocus();
  expect(sent).toEqual([]);
});

test.each([
  [new ApiError('noToken'), ['No authentication token found']],
  [new ApiError('refused', { status: 422, action: 'The old password is wrong' }), ['The old password is wrong']],
  [new ApiError('refused', { status: 422 }), ['Password change failed']],
  [new ApiError('refused', { status: 429, message: 'Too many tries' }), ['Password change failed', 'Too many tries']],
  [
    new ApiError('timeout'),
    ['Something went wrong. Please try again.', 'The server is taking too long to answer. Please try again.'],
  ],
  [new TypeError('an unexpected error'), ['Something went wrong. Please try again.']],
])('%s shows its text, and the fields keep their values', async (error, text) => {
  const { user } = await setUp(error);
  await changePassword(user, 'old one', 'new one');

  expect([...screen.getByRole('alert').querySelectorAll('p')].map((line) => line.textContent)).toEqual(text);
  expect(oldPasswordField()).toHaveValue('old one');
  expect(newPasswordField()).toHaveValue('new one');
});

test('a wrong old password marks its field and is shown once', async () => {
  const wrong = 'The old password is not correct';
  const { user } = await setUp(
    new ApiError('refused', { status: 422, message: wrong, action: wrong, errors: { old_password: wrong } }),
  );
  await changePassword(user, 'old one', 'new one');

  expect(oldPasswordField()).toBeInvalid();
  expect(newPasswordField()).toBeValid();
  expect(screen.getAllByText(wrong)).toHaveLength(1);
});

test('a 401 ends the session, and the link leads to the login page', async () => {
  const { user } = await setUp(new ApiError('refused', { status: 401, message: 'Your session has ended' }));
  await changePassword(user, 'old one', 'new one');

  expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended');
  expect(localStorage.getItem('userData')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/dashboard/login');
});

test('the page opens without a session', async () => {
  localStorage.clear();
  await setUp();

  expect(submitButton()).toBeEnabled();
});
