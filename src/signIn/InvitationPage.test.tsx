import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { renderSignIn, scriptedCall } from '#tests/support/renderSignIn.tsx';
import { InvitationPage } from './InvitationPage.tsx';

const setUp = async (responses: unknown[] = []) => {
  const { call, sent } = scriptedCall(...responses);
  await renderSignIn(<InvitationPage call={call} token="secret" />);
  return { sent, user: userEvent.setup() };
};

const setPassword = async (user: ReturnType<typeof userEvent.setup>, password: string) => {
  await user.type(screen.getByLabelText('New password'), password);
  await user.click(screen.getByRole('button', { name: 'Set password' }));
};

test('the token of the link sets a password once, and a link leads to the login page', async () => {
  const { user, sent } = await setUp([null]);
  await setPassword(user, 'short'); // only the server knows the minimum

  expect(sent).toEqual([{ new_password: 'short', token: 'secret' }]);
  expect(screen.getByRole('status')).toHaveTextContent('Your password is set. You can sign in now.');
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/dashboard/login');
});

test.each([
  [new ApiError('refused', { status: 404, message: 'This invitation has been used' }), 'This invitation has been used'],
  [new ApiError('offline'), 'The server can’t be reached. Check your connection and try again.'],
  [new TypeError('a mistake of ours'), 'Something went wrong. Please try again.'],
])('%s has a text, and the typed values stay', async (error, text) => {
  const { user } = await setUp([error]);
  await setPassword(user, 'kettle at dawn');

  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('New password')).toHaveValue('kettle at dawn');
});
