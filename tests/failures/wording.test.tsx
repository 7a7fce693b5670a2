import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { expect, test } from 'vitest';
import { useErrorText } from '#admin/parts/useErrorText.ts';
import { resources } from '#admin/resources/resources.ts';
import { createClient } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';
import { loadPolyglot } from '#i18n/adminMessages.ts';
import type { FailureText } from '#i18n/resourceText.ts';
import { readsOf, writesOf } from './cases.ts';
import { type Failure, failures } from './failures.ts';

type Wording = { title: string; unreachable?: string };

/** What is said before the reason; `unreachable` is said in its place, with the reason, where nothing was refused. */
const wordings: Record<string, Wording> = {
  'the list of users': { title: 'Failed to fetch users' },
  'the page of one of users': { title: 'Failed to fetch user details' },
  'the dialog at /users/1/show': { title: 'Failed to fetch users' },
  'the list of faq': { title: 'Failed to load FAQs. Please try again.' },
  'the dialog at /faq/1': { title: 'Failed to load FAQs. Please try again.' },
  'adding to faq': { title: 'Failed to create/update FAQ. Please try again.' },
  'editing one of faq': { title: 'Failed to create/update FAQ. Please try again.' },
  'delete in faq': { title: 'Failed to delete FAQ. Please try again.' },
  'the list of category': { title: 'Failed to fetch category', unreachable: 'Error fetching categories: ' },
  'the dialog at /category/1': { title: 'Failed to fetch category', unreachable: 'Error fetching categories: ' },
  'adding to category': { title: 'Failed to create category', unreachable: 'Error creating categories: ' },
  'editing one of category': { title: 'Failed to update category', unreachable: 'Error updating categories: ' },
  'delete in category': { title: 'Failed to delete category', unreachable: 'Error deleting categories: ' },
  'the list of ticket': { title: 'Failed to fetch tickets' },
  'close in ticket': { title: 'Failed to close ticket' },
  'the list of preLaunch': { title: 'Failed to fetch users' },
  'delete in preLaunch': { title: 'Failed to delete user' },
};

const i18nProvider = await loadPolyglot('en');
const { result: errorText } = renderHook(useErrorText, {
  wrapper: ({ children }) => <I18nContextProvider value={i18nProvider}>{children}</I18nContextProvider>,
});

/** The error that the failure is for a screen. */
const errorOf = ({ respond }: Failure): Promise<unknown> =>
  createClient({
    base: 'http://api.test/api',
    token: () => 'secret',
    language: () => 'en',
    fetch: respond,
    timeout: 30,
  })(endpoints.faq.list).catch((error) => error);

const errors = await Promise.all(failures.map(async (failure) => ({ failure, error: await errorOf(failure) })));

/** The two sentences, or one where the reason is part of it. */
const sentences = ({ title, unreachable }: Wording, { isRefusal, reason }: Failure) =>
  isRefusal || !unreachable ? [title, reason] : [`${unreachable}${reason}`, undefined];

const cases: { name: string; text: FailureText }[] = resources.flatMap((definition) => [
  ...readsOf(definition),
  ...writesOf(definition),
]);

test.each(cases)('$name: every failure is told with its reason', ({ name, text }) => {
  const told = errors.map(({ failure, error }) => {
    const { title, detail } = errorText.current(error, text);
    return [failure.name, title, detail];
  });

  expect(told).toEqual(
    failures.map((failure) => [failure.name, ...sentences(wordings[name] ?? { title: '' }, failure)]),
  );
});

test('a refusal without a message has one of ours as its reason', async () => {
  const respond = async () => Response.json({ status: false, data: null, message: '' }, { status: 500 });
  const error = await errorOf({ name: '', respond, reason: '', isRefusal: true });

  expect(errorText.current(error, { refused: 'That failed' }).detail).toBe(
    'The server said no without saying why. Please try again.',
  );
});
