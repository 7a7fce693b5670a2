import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { useErrorText } from '#admin/engine/context/messages.ts';
import { loadPolyglot } from '#admin/engine/text/adminMessages.ts';
import { createResourceText, type FailingOperation } from '#admin/engine/text/resourceText.ts';
import { resources } from '#admin/resources/resources.ts';
import { ApiError, type ApiFailure } from '#api/ApiError.ts';
import { isRecord, valueAt } from '#api/values.ts';
import { resources as messages } from '#i18n/messages/en/resources.ts';

/** The reasons that screens show for each failure but the end of the session, which leads to the login page. */
const reasons: Record<Exclude<ApiFailure, 'refused' | 'noToken'>, string> = {
  offline: 'The server can’t be reached. Check your connection and try again.',
  timeout: 'The server is taking too long to answer. Please try again.',
  notJson: 'The server answered with a web page instead of data. Please try again later.',
  empty: 'The server sent an empty answer. Please try again.',
  malformed: 'The server sent an answer that can’t be read. Please try again.',
  noData: 'The server answered, but left out what we asked for. Please try again.',
  address: 'The address can’t contain a value that is blank, “.” or “..”. Please change it.',
};

/**
 * The text before the reason. A fourth value replaces it, with the reason, when nothing was refused. The table has the
 * texts of the specification, and each text of a resource that differs from the convention.
 */
const wordings: [resource: string, operation: string, title: string, unreachable?: string][] = [
  ['users', 'list', 'Failed to fetch users'],
  ['users', 'one', 'Failed to fetch user details'],
  ['faq', 'list', 'Failed to load FAQs. Please try again.'],
  ['faq', 'create', 'Failed to create/update FAQ. Please try again.'],
  ['faq', 'update', 'Failed to create/update FAQ. Please try again.'],
  ['faq', 'delete', 'Failed to delete FAQ. Please try again.'],
  ['category', 'list', 'Failed to fetch category', 'Error fetching categories: '],
  ['category', 'create', 'Failed to create category', 'Error creating categories: '],
  ['category', 'update', 'Failed to update category', 'Error updating categories: '],
  ['category', 'delete', 'Failed to delete category', 'Error deleting categories: '],
  ['ticket', 'list', 'Failed to fetch tickets'],
  ['ticket', 'close', 'Failed to close ticket'],
  ['preLaunch', 'list', 'Failed to fetch users'],
  ['preLaunch', 'delete', 'Failed to delete user'],
  ['report', 'list', 'Failed to load the sample data'],
];

const i18nProvider = await loadPolyglot('en');
const { result: errorText } = renderHook(useErrorText, {
  wrapper: ({ children }) => <I18nContextProvider value={i18nProvider}>{children}</I18nContextProvider>,
});

const readOperations: Partial<Record<string, FailingOperation>> = {
  list: 'list',
  one: 'show',
  create: 'create',
  update: 'update',
};

/** The texts of a resource for a failed operation. */
function failureOf(resource: string, operation: string) {
  const text = createResourceText(i18nProvider.translate, resource);
  const readOperation = readOperations[operation];
  return readOperation ? text.failure(readOperation) : text.actionFailure(operation);
}

test.each(wordings)('%s, %s: every failure is shown with its reason', (resource, operation, title, unreachable) => {
  const texts = failureOf(resource, operation);
  const shown = (error: ApiError) => {
    const { title, detail } = errorText.current(error, texts);
    return [title, detail];
  };
  for (const [failure, reason] of Object.entries(reasons))
    expect(shown(new ApiError(failure as ApiFailure))).toEqual(
      unreachable ? [`${unreachable}${reason}`, undefined] : [title, reason],
    );
  for (const status of [403, 404, 422, 429, 500])
    expect(shown(new ApiError('refused', { status, message: 'No' }))).toEqual([title, 'No']);
  const withoutReason = 'The server refused this and gave no reason. (HTTP 406)';
  expect(shown(new ApiError('refused', { status: 406 }))).toEqual([title, withoutReason]);
});

/** The operations whose failure the texts of a resource word themselves. */
function ownFailures(name: string) {
  const texts = valueAt(messages, `${name}.texts`);
  const actions = valueAt(texts, 'actions');
  return Object.entries({ ...(isRecord(texts) && texts), ...(isRecord(actions) && actions) })
    .filter(([, sentences]) => isRecord(sentences) && ('failure' in sentences || 'unreachable' in sentences))
    .map(([operation]) => (operation === 'show' ? 'one' : operation));
}

test('the table contains every failure text that a resource has of its own', () => {
  const own = resources.flatMap(({ name }) => ownFailures(name).map((operation) => `${name}.${operation}`));
  const listed = wordings.map(([resource, operation]) => `${resource}.${operation}`);

  expect(ownFailures('category')).toEqual(['list', 'create', 'update', 'delete']);
  expect(
    own.filter((name) => !listed.includes(name)),
    'add them to wordings, above',
  ).toEqual([]);
});

test('a refusal without a message has one of ours as its reason', () => {
  expect(errorText.current(new ApiError('refused', { status: 500 }), { refused: 'That failed' }).detail).toBe(
    'The server refused this and gave no reason. (HTTP 500)',
  );
});
