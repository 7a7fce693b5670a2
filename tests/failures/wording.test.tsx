import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { useErrorText } from '#admin/engine/record/messages.ts';
import { resources } from '#admin/resources/resources.ts';
import { ApiError, type ApiFailure } from '#api/ApiError.ts';
import { isRecord, valueAt } from '#api/values.ts';
import { loadPolyglot } from '#i18n/adminMessages.ts';
import { resources as messages } from '#i18n/messages/en/resources.ts';
import { createResourceText, type FailingOperation } from '#i18n/resourceText.ts';

/** The reasons that screens show for each failure but the end of the session, which leads to the login page. */
const reasons: Record<Exclude<ApiFailure, 'refused' | 'noToken'>, string> = {
  offline: 'The server can’t be reached. Check your connection and try again.',
  timeout: 'The server is taking too long to answer. Please try again.',
  notJson: 'The server answered with a web page instead of data. Please try again later.',
  empty: 'The server sent an empty answer. Please try again.',
  malformed: 'The server sent an answer that can’t be read. Please try again.',
  noData: 'The server answered, but left out what we asked for. Please try again.',
};

type Wording = { title: string; unreachable?: string };

/**
 * The text before the reason. `unreachable` replaces it, with the reason, when nothing was refused. The table has the
 * texts of the specification, and each text of a resource that differs from the convention.
 */
const wordings: Record<string, Record<string, Wording>> = {
  users: { list: { title: 'Failed to fetch users' }, one: { title: 'Failed to fetch user details' } },
  faq: {
    list: { title: 'Failed to load FAQs. Please try again.' },
    create: { title: 'Failed to create/update FAQ. Please try again.' },
    update: { title: 'Failed to create/update FAQ. Please try again.' },
    delete: { title: 'Failed to delete FAQ. Please try again.' },
  },
  category: {
    list: { title: 'Failed to fetch category', unreachable: 'Error fetching categories: ' },
    create: { title: 'Failed to create category', unreachable: 'Error creating categories: ' },
    update: { title: 'Failed to update category', unreachable: 'Error updating categories: ' },
    delete: { title: 'Failed to delete category', unreachable: 'Error deleting categories: ' },
  },
  ticket: { list: { title: 'Failed to fetch tickets' }, close: { title: 'Failed to close ticket' } },
  preLaunch: { list: { title: 'Failed to fetch users' }, delete: { title: 'Failed to delete user' } },
  report: { list: { title: 'Failed to load the sample data' } },
};

const cases = Object.entries(wordings).flatMap(([resource, operations]) =>
  Object.entries(operations).map(([operation, wording]) => ({ resource, operation, wording })),
);

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

test.each(cases)(
  '$operation of $resource: every failure is shown with its reason',
  ({ resource, operation, wording: { title, unreachable } }) => {
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
  },
);

/** The operations whose failure the texts of a resource word themselves. */
function ownFailures(name: string) {
  const texts = valueAt(messages, `${name}.texts`);
  const actions = valueAt(texts, 'actions');
  return Object.entries({ ...(isRecord(texts) && texts), ...(isRecord(actions) && actions) })
    .filter(([, sentences]) => isRecord(sentences) && ('failure' in sentences || 'unreachable' in sentences))
    .map(([operation]) => (operation === 'show' ? 'one' : operation));
}

test('the table contains every failure text that a resource has of its own', () => {
  const missing = resources.flatMap(({ name }) =>
    ownFailures(name)
      .filter((operation) => !wordings[name]?.[operation])
      .map((operation) => `${name}.${operation} has a sentence of its own. Add it to wordings, above.`),
  );

  expect(ownFailures('category')).toEqual(['list', 'create', 'update', 'delete']);
  expect(missing).toEqual([]);
});

test('a refusal without a message has one of ours as its reason', () => {
  expect(errorText.current(new ApiError('refused', { status: 500 }), { refused: 'That failed' }).detail).toBe(
    'The server said no without saying why. Please try again.',
  );
});
