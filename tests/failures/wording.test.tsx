import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { useErrorText } from '#admin/engine/record/messages.ts';
import { resources } from '#admin/resources/resources.ts';
import { createClient } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';
import { isRecord, valueAt } from '#api/values.ts';
import { loadPolyglot } from '#i18n/adminMessages.ts';
import { resources as messages } from '#i18n/messages/en/resources.ts';
import { createResourceText, type FailingOperation } from '#i18n/resourceText.ts';
import { type Failure, failures } from './failures.ts';

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

/** The error that the failure is for a screen. */
const errorOf = ({ respond }: Pick<Failure, 'respond'>): Promise<unknown> =>
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

test.each(cases)(
  '$operation of $resource: every failure is shown with its reason',
  ({ resource, operation, wording }) => {
    const shown = errors.map(({ failure, error }) => {
      const { title, detail } = errorText.current(error, failureOf(resource, operation));
      return [failure.name, title, detail];
    });

    expect(shown).toEqual(failures.map((failure) => [failure.name, ...sentences(wording, failure)]));
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
  const untold = resources.flatMap(({ name }) =>
    ownFailures(name)
      .filter((operation) => !wordings[name]?.[operation])
      .map((operation) => `${name}.${operation} has a sentence of its own. Add it to wordings, above.`),
  );

  expect(ownFailures('category')).toEqual(['list', 'create', 'update', 'delete']);
  expect(untold).toEqual([]);
});

test('a refusal without a message has one of ours as its reason', async () => {
  const respond = async () => Response.json({ status: false, data: null, message: '' }, { status: 500 });

  expect(errorText.current(await errorOf({ respond }), { refused: 'That failed' }).detail).toBe(
    'The server said no without saying why. Please try again.',
  );
});
