import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement } from 'react';
import { expect, test, vi } from 'vitest';
import { baseProduct } from '#admin/baseProduct.ts';
import type { Product } from '#admin/engine/context/contexts.ts';
import { type AnyCondition, matches } from '#admin/engine/schema/Condition.ts';
import { createQueryClient } from '#admin/engine/shell/createQueryClient.ts';
import { createDashboard } from '#admin/engine/shell/Dashboard.tsx';
import { extendProduct } from '#admin/extensions/extendProduct.ts';
import { letters } from '#admin/extensions/resources/letters.ts';
import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import type { Endpoint } from '#api/Endpoint.ts';
import type { Letter } from '#api/extensions/wire.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { type Language, selectedLanguageKey } from '#i18n/language.ts';
import { testedExtensions } from '#tests/resources/testedExtensions.ts';
import { exampleRow } from '#tests/suite/exampleRow.ts';
import { deferred } from '#tests/support/deferred.ts';
import { everyExtension, extendedProduct } from '#tests/support/everyExtension.ts';
import { pageOf } from '#tests/support/pageOf.ts';
import { noFigures, type Respond, renderProduct } from '#tests/support/renderAdmin.tsx';

const ada = { uuid: 'u1', name: 'Ada', email: 'ada@example.com', created_at: '2026-01-02T03:04:05Z' };
const entry = {
  id: 7,
  at: '2026-01-02T03:04:05Z',
  email: 'admin@example.com',
  resource: 'users',
  operation: 'reveal',
  row: 'u1',
};

const responses: Record<string, unknown> = {
  'GET /admin/figures': noFigures,
  'POST /admin/user/list': pageOf([ada]),
  'POST /admin/app/pre/list': pageOf([{ ...ada, id: 1, state: 'confirmed' }]),
  'GET /admin/user/detail/{id}': { ...ada, status: 'Active' },
  'GET /admin/users/detail/{id}': { ...ada, status: 'Active' },
  'GET /admin/conversation/ticket/list': { data: [], per_page: 25, next: null },
  'GET /admin/audit/list': { data: [entry], per_page: 25, next: null },
  'POST /admin/users/export/{id}': new Blob(['an archive'], { type: 'application/zip' }),
  'POST /admin/users/delete/{id}': null,
  'POST /admin/audit/reveal/{id}': { name: 'Ada', email: 'ada@example.com' },
};

const emptyPage = { data: [], per_page: 25, next: null, total: 0 };
const respond: Respond = ({ call }) => (call in responses ? responses[call] : emptyPage);
const call = vi.fn(async ({ call }: Endpoint) => ({ data: responses[call], message: '' }));
const loadedKind = (product: Product) => ({ product, dataProvider: createDataProvider(call as ApiCall, product) });

async function openDashboard(product = baseProduct, path = '/users') {
  window.history.pushState({}, '', `/dashboard${path}`);
  const page = await createDashboard({ ...loadedKind(product), queryClient: createQueryClient() }, 'en', '/dashboard');
  const { rerender } = render(page);
  const announce = (product: Product) => act(() => rerender(cloneElement(page, loadedKind(product))));
  return { announce, user: userEvent.setup() };
}

test('an extension announced while a screen is used is added to it, and typed text stays', async () => {
  const { announce, user } = await openDashboard();
  await user.type(await screen.findByRole('searchbox'), 'Ad');
  expect(screen.queryByText('Audit Log')).toBeNull();

  announce(extendedProduct);
  const link = await screen.findByRole('link', { name: 'Audit Log' });
  expect(screen.getByRole('searchbox')).toHaveValue('Ad');
  await user.click(link);
  expect(await screen.findByText('Viewed personal data')).toBeVisible();
});

test('a filter in the URL is shown once its extension is announced, and the server filters by another choice', async () => {
  const { announce, user } = await openDashboard(baseProduct, '/preLaunch?filter.state=confirmed');
  await screen.findByRole('heading', { level: 1 });

  announce(extendedProduct);
  const filter = await screen.findByRole('combobox', { name: 'Status' });
  expect(filter).toHaveTextContent('Confirmed');
  expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeVisible();
  await user.click(filter);
  await user.click(screen.getByRole('option', { name: 'Unsubscribed' }));
  await waitFor(() => expect(call.mock.lastCall).toContainEqual(expect.objectContaining({ state: 'unsubscribed' })));
});

test('a language chosen while an extension’s messages load stays chosen', async () => {
  const { announce, user } = await openDashboard();
  const language = await screen.findByRole('combobox', { name: 'Language' });
  const { promise: slow, resolve: arrive } = deferred();
  const inKorean = await extendedProduct.loadMessages('ko');
  const inEnglish = await extendedProduct.loadMessages('en');
  const loadMessages: Product['loadMessages'] = async (code) => {
    if (code === 'ko') return inKorean;
    await slow;
    return inEnglish;
  };

  announce({ ...extendedProduct, loadMessages });
  await user.selectOptions(language, '한국어');
  expect(await screen.findByRole('link', { name: '활동 기록' })).toBeVisible();
  await act(async () => arrive());
  expect(language).toHaveValue('ko');
  expect(document.documentElement.lang).toBe('ko');
});

test('a language chosen just before an extension is announced is saved', async () => {
  const { announce, user } = await openDashboard();
  const { promise: slow, resolve: arrive } = deferred();
  const loadMessages = vi.fn(async (code: Language) => {
    if (code === 'ko') await slow;
    return baseProduct.loadMessages(code);
  });
  announce({ ...baseProduct, loadMessages });

  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), '한국어');
  await waitFor(() => expect(loadMessages).toHaveBeenCalledWith('ko'));
  announce(extendedProduct);
  expect(await screen.findByRole('link', { name: '활동 기록' })).toBeVisible();
  await act(async () => arrive());
  expect(localStorage.getItem(selectedLanguageKey)).toBe('ko');
});

test.each([
  ['nothing', []],
  ['what nobody here knows', [{ id: 'weather', version: 1 }]],
  ['another version', everyExtension.map(({ id, version }) => ({ id, version: version + 1 }))],
])('a server that announces %s has the dashboard of the fixed API', (_, announced) => {
  expect(extendProduct(baseProduct, announced)).toBe(baseProduct);
});

test('the audit log links titles, shows a deleted record’s title from its entry, else its number, shows other keys except those of sessions, and reveals a person until its dialog is closed', async () => {
  const entries = ['ticket', 'users', 'subscription', 'session', 'faq'].map((resource, id) => ({
    ...entry,
    id,
    resource,
    row: id === 0 ? '70' : `u${id}`,
    email: id === 0 ? entry.email : null,
    before: { question: 'Is it free?' },
  }));
  const { user } = await renderProduct(extendedProduct, '/audit', (called) => {
    if (called.call === 'GET /admin/app/faq/list') return [];
    if (called.call.startsWith('GET /admin/conversation')) throw new ApiError('refused', { status: 404 });
    return called.call === 'GET /admin/audit/list' ? { data: entries, per_page: 25, next: null } : respond(called);
  });

  expect(await screen.findByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/user-detail/u1');
  expect(screen.getAllByText('A visitor or the server')).toHaveLength(4);
  expect(screen.queryByText('u3')).toBeNull();
  for (const key of ['Ticket #70', 'u2', 'Is it free?']) {
    expect(await screen.findByText(key)).toBeVisible();
    expect(screen.queryByRole('link', { name: key })).toBeNull();
  }

  await user.click(await screen.findByRole('button', { name: /Entry #1/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show who this is about' }));
  await user.click(await screen.findByRole('button', { name: 'Show who this is about' }));
  const personDialog = await screen.findByRole('dialog', { name: 'Show who this is about' });
  expect(within(personDialog).getByText('Ada')).toBeVisible();
  expect(within(personDialog).getByText('ada@example.com')).toBeVisible();
  await user.click(within(personDialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an entry of the audit log says in words who changed which record, and how, and hides its technical details', async () => {
  const after = { measure: 'suspend7', section: 'be-kind', by: 'operator' };
  const decision = {
    ...entry,
    operation: 'decide',
    resource: 'cases',
    row: '4',
    before: { section: 'be-kind' },
    after,
  };
  const { user } = await renderProduct(extendedProduct, '/audit/7/show', (called) => {
    if (called.call.endsWith('/detail/{id}')) return { id: 4, user: ada };
    return called.call === 'GET /admin/audit/list' ? { ...emptyPage, data: [decision] } : respond(called);
  });

  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('link', { name: 'Case #4, Ada' })).toHaveAttribute('href', '/cases/4/show');
  expect(dialog.getByRole('heading')).toHaveTextContent('Decided Case #4, Ada');
  expect(dialog.getByText('Decision:').parentElement).toHaveTextContent('Decision: Suspend for 7 days');
  expect(dialog.queryByText('Guideline:')).toBeNull(); // it is the same as before
  expect(dialog.getByText(/operator/)).not.toBeVisible();
  await user.click(dialog.getByText('Technical details'));
  expect(dialog.getByText(/operator/)).toBeVisible();
});

test('filters of the audit log that have no place beside the others are in a dialog, without the order', async () => {
  const { user } = await renderProduct(extendedProduct, '/audit', respond);
  await user.click(await screen.findByRole('button', { name: 'More filters' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'More filters' }));
  expect(await dialog.findByRole('textbox', { name: 'Request ID' })).toBeVisible();
  expect(dialog.queryByRole('combobox')).toBeNull();
});

test('the row of a deleted account is a link to its case', async () => {
  const data = [{ id: 4, state: 'open', user: null, reasons: [] }];
  await renderProduct(extendedProduct, '/cases', ({ call }) =>
    call === 'GET /admin/moderation/case/list' ? { ...emptyPage, data } : noFigures,
  );

  const link = await screen.findByRole('link', { name: 'Deleted account' });
  expect(link).toHaveAttribute('href', '/cases/4/show');
});

test('an appeal shows the person’s words and no blank values, and takes notes on its case', async () => {
  const appeal = { id: 3, case_id: 15, user: ada, user_uuid: 'u1', state: 'open', measure: 'warn', until: null };
  const { user, calls } = await renderProduct(extendedProduct, '/appeals/3/show', ({ call }) =>
    call.endsWith('/detail/{id}') ? { ...appeal, text: 'Read it again.', note: 'Seen before.' } : emptyPage,
  );

  const words = within(await screen.findByRole('region', { name: 'In their words' }));
  expect(await words.findByText('Read it again.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Case #15' })).toHaveAttribute('href', '/cases/15/show');
  expect(screen.queryByText('Until')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a note' }));
  await user.type(await screen.findByRole('textbox', { name: 'Internal note' }), 'He was quoted wrongly.');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add a note' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call.includes('/case/note/'))?.values).toMatchObject({
      case_id: 15,
      note: 'He was quoted wrongly.',
    }),
  );
});

test('the page of a user has its history, by the calls of another extension', async () => {
  const { calls } = await renderProduct(extendedProduct, '/user-detail/u1', respond);

  expect(await screen.findByText('Viewed personal data')).toBeVisible();
  expect(calls.find(({ call }) => call === 'GET /admin/audit/list')?.values).toMatchObject({ users: 'u1' });
});

test('the action above a list without a form is its main button', async () => {
  await renderProduct(extendedProduct, '/administrators', () => []);

  expect(await screen.findByRole('button', { name: 'Invite' })).toHaveClass('MuiButton-contained');
});

test('dangerous actions are the last of their menu', async () => {
  const subscriber = { id: 1, name: 'Ada', email: 'ada@example.com', created_at: '2026-01-02T03:04:05Z' };
  const { user } = await renderProduct(extendedProduct, '/preLaunch', () => pageOf([subscriber]));

  await user.click(await screen.findByRole('button', { name: /^Actions/ }));
  const actions = await screen.findAllByRole('menuitem');
  expect(actions.map(({ textContent }) => textContent)).toEqual(['Export data', 'Delete']);
});

test('the row of one’s own account says so and offers no action', async () => {
  const account = { role: 'admin', state: 'active', second_factor: 'on', sessions: 1, used_at: null };
  await renderProduct(extendedProduct, '/administrators', () => [
    { ...account, id: 1, email: 'me@example.com', own: true },
    { ...account, id: 2, email: 'eve@example.com', own: false },
  ]);

  expect(await screen.findByRole('row', { name: /me@example.com You/ })).toBeVisible();
  expect(screen.getAllByText('You')).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Actions/ })).toHaveLength(1);
});

test('a resource without a list call has no list screen', async () => {
  const { calls } = await renderProduct(extendedProduct, '/account', respond);

  expect(await screen.findByRole('heading', { name: 'This page doesn’t exist.' })).toBeVisible();
  expect(calls.filter(({ call }) => call.includes('account'))).toEqual([]);
});

/** The product of a server that announces this role. */
const productFor = (role?: string) =>
  extendProduct(
    baseProduct,
    everyExtension.map((extension) => ({ ...extension, role })),
  );

test('a moderator is offered what the server lets through, and no more', async () => {
  const { user } = await renderProduct(productFor('moderator'), '/users', respond);
  await screen.findByText('Ada');

  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  const paths = menu.getAllByRole('link').map((link) => link.getAttribute('href'));
  const screens = ['/', '/users', '/growth', '/ticket', '/savedReplies', '/cases', '/appeals', '/sanctions'];
  expect(paths).toEqual([...screens, '/dashboard/changePassword', '/settings']);
  await user.click(screen.getByRole('button', { name: /^Actions for Ada/ }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['View', 'Suspend']);
});

test('a moderator is offered no measure that the server refuses them, by no key either, and no case that was handed over', () => {
  const handedOver = { state: 'handedOver', claimed: null };
  const allows = (when: unknown, changed?: object) => matches(when as AnyCondition, { ...handedOver, ...changed });
  const offeredTo = (role?: string) => {
    const { decide, claim } = productFor(role).resources.find(({ name }) => name === 'cases')?.actions ?? {};
    return {
      measures: decide?.dialog?.ask?.measure,
      shortcuts: Object.values(decide?.queue?.shortcuts ?? {}),
      handedOver: [allows(decide?.when), allows(claim?.when, { claimed: 'other' }), allows(claim?.queue?.onOpen)],
    };
  };
  const all = offeredTo();
  const left = offeredTo('moderator');

  expect(all.measures).toMatchObject({ of: expect.arrayContaining(['warn', 'remove']) });
  expect(all.shortcuts).toContainEqual({ measure: 'remove' });
  expect(all.handedOver).toEqual([true, true, true]);
  expect(left.measures).toMatchObject({ of: expect.arrayContaining(['warn']) });
  expect(left.measures).toMatchObject({ of: expect.not.arrayContaining(['remove']) });
  expect(left.shortcuts).toContainEqual({ measure: 'warn' });
  expect(left.shortcuts).not.toContainEqual({ measure: 'remove' });
  expect(left.handedOver).toEqual([false, false, false]);
});

const ticket = {
  id: 7,
  user: { name: '김지훈', email: 'jihoon@example.com' },
  message: '사진이 바뀌지 않아요.',
  time: 1_764_000_000,
  state: 0,
  from: 'form',
  language: 'ko',
  claimed_by: null,
  claimed_until: null,
};

/** A server of one ticket, whose conversation begins with its own message. */
const respondWithTicket: Respond = ({ call }) => {
  if (call.endsWith('/detail/{id}')) return ticket;
  if (call.endsWith('/message/list'))
    return { ...emptyPage, data: [{ id: 0, author: 'person', text: ticket.message }] };
  if (call.endsWith('/saved-reply/list')) return [];
  return emptyPage;
};

test('a ticket that was opened before its page was announced is on that page, with an unverified sender, and is named in questions', async () => {
  const { user, router } = await renderProduct(extendedProduct, '/chat', respondWithTicket);
  expect(await screen.findByText(/^No ticket selected/)).toBeVisible();

  await act(() => router.navigate('/chat', { state: { ticket } }));
  const conversation = within(await screen.findByRole('log', { name: 'Conversation' }));
  expect(await conversation.findByText(ticket.message)).toBeVisible();
  expect(router.state.location.pathname).toMatch('/ticket-detail/7');
  expect(await screen.findByText('Contact form, unverified')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  expect(screen.queryByRole('menuitem', { name: 'Reply' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Export data' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Ticket #7 will be saved as a file, without internal',
  );
});

test.each([
  ['me', 'Assigned to you'],
  ['other', 'Assigned to: bea@example.com'],
])('the page of a case says once who handles it (%s)', async (claimed, text) => {
  const row = { id: 7, user: { name: 'Ada' }, user_uuid: 'a1', state: 'open', hours: 0, reports: 1, reasons: [] };
  const handled = { ...row, claimed, claimed_by: 'bea@example.com' };
  await renderProduct(extendedProduct, '/cases/7/show', ({ call }) =>
    call.endsWith('/detail/{id}') ? handled : emptyPage,
  );

  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('for < 1 hour')).toBeVisible();
  expect(within(main.getByRole('heading', { level: 1 })).getByRole('link', { name: 'Ada' })).toBeVisible();
  expect(main.getByText(/^Assigned to/).parentElement).toHaveTextContent(text);
  expect(main.queryAllByText(/bea@example/)).toHaveLength(claimed === 'me' ? 0 : 1);
});

const numbers = { recipients: 1_200, sent: 0, failed: 0 };
const draft = {
  ...exampleRow(testedExtensions, letters, 3),
  ...{ ...numbers, state: 'draft', subject_en: 'We are open', preview: '/letter/key' },
} as unknown as Letter;

const openLetter = (letter: () => Letter) =>
  renderProduct(extendedProduct, '/letters/3/show', ({ call }) =>
    call.endsWith('/list') ? emptyPage : call === 'GET /admin/letter/detail/{id}' ? letter() : null,
  );

test('a letter has a preview by language and colour scheme, and is sent after a dialog with the number of recipients', async () => {
  const { user, calls } = await openLetter(() => draft);

  const frame = await screen.findByTitle('The letter in English');
  expect(frame).toHaveAttribute('src', 'http://api.test/api/letter/new?lng=en&scheme=light');
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  await user.click(screen.getByRole('button', { name: 'Korean' }));
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  expect(screen.getByTitle('The letter in Korean')).toHaveAttribute(
    'src',
    'http://api.test/api/letter/new?lng=ko&scheme=dark',
  );
  const link = screen.getByRole('link', { name: 'Open in a new tab' });
  expect(link).toHaveAttribute('href', 'http://api.test/api/letter/key?lng=ko&scheme=dark');

  await user.click(screen.getByRole('button', { name: 'Send to all' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Send to All' });
  expect(dialog).toHaveTextContent('This sends the letter “We are open” to everyone who has confirmed');
  expect(await within(dialog).findByText('1,200')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Send to all' }));
  expect(await screen.findByText('The letter is on its way')).toBeVisible();
  expect(calls.filter(({ call }) => call === 'POST /admin/letter/send/{id}')).toHaveLength(1);
});

test('a letter names the languages that lack a text, and is not sent without them', async () => {
  await openLetter(() => ({ ...draft, body_ko: '', subject_hi: '' }));

  expect(await screen.findByText('Not written yet: Korean, Hindi')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send to me' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send to all' })).toBeDisabled();
  expect(screen.getByText('Write it in every language before you send it to all.')).toBeVisible();
});

test('the form of a letter opens the tab of a field that gets the focus, previews its language, and refuses placeholders', async () => {
  const { user, calls } = await renderProduct(extendedProduct, '/letters/create', () => emptyPage);

  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByText('Not written yet: English, Korean, Spanish, Hindi')).toBeVisible();
  expect(form.getByTitle('The letter in English')).toBeVisible(); // before a text, so that the form keeps its height
  await user.type(form.getByLabelText('Subject in Korean'), '[[[[name]], hello');
  expect(await form.findByTitle('The letter in Korean')).toBeVisible();
  await user.click(form.getByRole('tab', { name: 'Hindi' }));
  expect(form.getByLabelText('Subject in Hindi')).toHaveFocus();
  expect(form.getByLabelText('Subject in Hindi')).toHaveAttribute('lang', 'hi');
  expect(form.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(form.getByRole('tab', { selected: true })).toHaveTextContent('English')); // it is required
  expect(await form.findByText(/Take out the placeholder/)).toBeVisible();
  expect(calls.filter(({ call }) => call.endsWith('/create'))).toEqual([]);
});

test('the number of failed mails of a letter leads to them in its outbox', async () => {
  const mail = { id: 1, email: 'ada@example.com', state: 'failed', language: 'en' };
  const { user, calls } = await renderProduct(extendedProduct, '/letters', ({ call }) => {
    const sent = { ...draft, state: 'sent', sent: 3, failed: 1 };
    if (call === 'GET /admin/letter/detail/{id}') return sent;
    if (call === 'GET /admin/outbox/list') return { ...emptyPage, data: [mail], total: 1 };
    return call === 'GET /admin/letter/list' ? { ...emptyPage, data: [sent] } : emptyPage;
  });

  expect(await screen.findByRole('progressbar', { name: /^3 of/ })).toHaveAttribute('aria-valuenow', '75');
  await user.click(await screen.findByRole('link', { name: '1 failed' }));
  const outbox = await screen.findByRole('region', { name: 'Outbox' });
  await waitFor(() => expect(outbox).toHaveFocus());
  expect(within(outbox).getByRole('combobox', { name: 'Status' })).toHaveTextContent('Failed');
  const { values } = calls.find(({ call }) => call === 'GET /admin/outbox/list') ?? {};
  expect(values).toMatchObject({ letters: '3', state: 'failed' });
});

test('a letter with wrong types is shown without a link, and its progress loads again after five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const wrong: unknown = { ...draft, state: 'sending', sent: 'x', failed: {}, recipients: [], preview: { path: 1 } };
  let letter = wrong as Letter;
  await openLetter(() => letter);
  expect(await screen.findByRole('progressbar', { name: /sent/ })).toHaveAttribute('aria-valuenow', '0');
  expect(screen.queryByRole('link', { name: 'Open in a new tab' })).toBeNull();

  letter = { ...draft, state: 'sending', sent: 300 };
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await screen.findByRole('progressbar', { name: '300 of 1200 sent' })).toHaveAttribute('aria-valuenow', '25');
  letter = { ...draft, state: 'sent', sent: 1_200 };
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await screen.findByRole('progressbar', { name: '1200 of 1200 sent' })).toBeVisible();
});
