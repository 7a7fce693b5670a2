import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { faq } from '#admin/resources/faq.ts';
import { ApiError } from '#api/ApiError.ts';
import { hasSessionEnded } from '#session/returnPath.ts';
import { renderAdmin } from '#tests/support/renderAdmin.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem('userData', '{"role":"admin","token":"old"}');
});

/** Saves a new FAQ whose call the server refuses until there is another session. */
async function saveWithoutSession() {
  const at = await renderAdmin(faq, '/faq/create', ({ call }) => {
    if (call.includes('list')) return [];
    if (at.signIn.mock.results.at(-1)?.type !== 'return') throw new ApiError('refused', { status: 401 });
    return { id: 1 };
  });
  const { user } = at;
  await user.type(await screen.findByLabelText(/^Question/), 'Is it free?');
  await user.type(screen.getByLabelText(/^Answer/), 'Yes.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
  return { ...at, dialog };
}

test('the dialog asks for the code of the second factor, then the change is sent again', async () => {
  const { user, signIn, dialog, calls } = await saveWithoutSession();
  expect(document.title).toMatch(/^Your session has ended/);
  const text = 'Please enter the code from your authenticator app';
  signIn.mockImplementationOnce(() => {
    throw new ApiError('refused', { status: 422, message: text, errors: { code: text } });
  });
  await user.type(dialog.getByLabelText(/^Password/), 'secret');
  await user.keyboard('{Control>}{Enter}{/Control}');

  expect(await dialog.findByText(text)).toBeVisible();
  const code = dialog.getByLabelText(/^Sign-in code/);
  expect(code).toHaveFocus();
  expect(dialog.queryByRole('alert')).toBeNull(); // the next step is no error
  await user.type(code, '123456');
  await user.keyboard('{Control>}{Enter}{/Control}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.title).toMatch(/^FAQ/);
  expect(signIn).toHaveBeenLastCalledWith({ email: 'admin@hullo.example', password: 'secret', code: '123456' });
  expect(calls.filter(({ call }) => call.includes('create'))).toHaveLength(2);
});

test('"Leave this page" opens the login page, and the browser asks nothing', async () => {
  const { user, replace, dialog } = await saveWithoutSession();
  await user.click(dialog.getByRole('button', { name: 'Leave this page' }));

  expect(replace.mock.calls).toEqual([['/dashboard/login']]);
  expect(hasSessionEnded()).toBe(true);
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});
