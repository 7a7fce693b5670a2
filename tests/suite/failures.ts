import { waitFor } from '@testing-library/react';
import { expect, type Mock } from 'vitest';
import { consumeReturnPath, loginPath } from '#session/returnPath.ts';

export const reason = 'The roof is leaking';

export const fieldReason = 'Too long for us';

/** A call that never reaches the server. */
export const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** The session is forgotten, the page to come back to is not, and the login page is next. */
export async function expectEndOfSession(replace: Mock, path: string) {
  await waitFor(() => expect(replace.mock.calls).toEqual([[loginPath]]));
  expect(localStorage.getItem('userData')).toBeNull();
  expect(consumeReturnPath()).toBe(`/dashboard${path}`);
}
