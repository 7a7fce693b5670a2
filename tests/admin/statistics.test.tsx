import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { baseProduct } from '#admin/baseProduct.ts';
import { faq } from '#admin/resources/faq.ts';
import { ApiError } from '#api/ApiError.ts';
import type { Metrics } from '#api/extensions/wire.ts';
import { deferred } from '#tests/support/deferred.ts';
import { extendedProduct } from '#tests/support/everyExtension.ts';
import { expectLoggedFailure, productOf, type Respond, renderProduct } from '#tests/support/renderAdmin.tsx';

const metrics: Metrics = {
  month_ago: { iosTraffic: 1200, androidTraffic: 0 },
  open_cases: 12,
  oldest_case: 31,
  late_cases: 2,
  median_decision: 5.5,
  open_tickets: 0,
  oldest_ticket: null,
};

const days = [
  { id: 3, day: '2026-01-03', ios: 4, android: 1, subscriptions: 0 },
  { id: 2, day: '2026-01-02', ios: 2, android: 0, subscriptions: 7 },
];

const responses: Record<string, unknown> = {
  'GET /admin/main': { iosTraffic: 1500, androidTraffic: 500 },
  'GET /admin/metrics': metrics,
  'GET /admin/metrics/days': days,
};

const respond: Respond = ({ call }) => responses[call];

const cardOf = (label: string) => screen.findByText(label).then((element) => element.parentElement);

test('growth is marked as a sample when the API has no figures', async () => {
  await renderProduct(baseProduct, '/', respond);

  expect(await cardOf('iOS users')).toHaveTextContent(/^iOS users1,500\+12% since last monthSample$/);
  expect(screen.queryByText('Waiting')).toBeNull();
});

test('growth is computed from the API’s figures, and missing where last month had no users', async () => {
  await renderProduct(extendedProduct, '/', respond);

  await waitFor(async () =>
    expect(await cardOf('iOS users')).toHaveTextContent(/^iOS users1,500\+25% since last month$/),
  );
  expect(await cardOf('Total users')).toHaveTextContent(/\+67% since last month$/);
  expect(await cardOf('Android users')).toHaveTextContent(/^Android users500$/);
  expect(screen.queryByText('Sample')).toBeNull();
});

test('open cases and tickets are shown with the age of the oldest', async () => {
  await renderProduct(extendedProduct, '/', respond);

  expect(await cardOf('Open cases')).toHaveTextContent(/^Open cases12Oldest:31 hoursOver 24 hours:2$/);
  expect(await cardOf('Median time to decision (last 30 days)')).toHaveTextContent(/5\.5 hours$/);
  expect(await cardOf('Open tickets')).toHaveTextContent(/^Open tickets0$/);
});

test.each<[string, string, unknown]>([
  ['rows in place of the counts', 'main', { data: 'x', total: 'y' }],
  ['texts in place of the counts', 'main', { iosTraffic: 'x', androidTraffic: null }],
  ['only one count', 'main', { iosTraffic: 1 }],
  ['objects in place of the counts', 'main', { iosTraffic: {}, androidTraffic: [] }],
  ['nothing of a month ago', 'metrics', { ...metrics, month_ago: undefined }],
  ['a text of a month ago', 'metrics', { ...metrics, month_ago: 'x' }],
  ['objects of a month ago', 'metrics', { ...metrics, month_ago: { iosTraffic: {}, androidTraffic: 'y' } }],
])('a response with %s shows the error box, and a retry recovers', async (_, path, wrong) => {
  const served = { ...responses, [`GET /admin/${path}`]: wrong };
  const { user } = await renderProduct(extendedProduct, '/', ({ call }) => served[call]);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch statistics');
  if (path === 'metrics') expect(await cardOf('iOS users')).toHaveTextContent(/^iOS users1,500$/);

  Object.assign(served, responses);
  await user.click(within(alert).getByRole('button'));
  await waitFor(async () => expect(await cardOf('iOS users')).toHaveTextContent(/^iOS users1,500\+25%/));
});

test('the days have a chart with a line for each of its numbers, which says nothing that the rows do not', async () => {
  const { calls, user } = await renderProduct(extendedProduct, '/growth', respond);
  const chart = await waitFor(() => {
    const element = document.querySelector('[data-chart]');
    expect(element).not.toBeNull();
    return element as HTMLElement;
  });

  expect(chart).toHaveAttribute('aria-hidden', 'true');
  expect(
    within(chart)
      .getAllByText(/^New/)
      .map(({ textContent }) => textContent),
  ).toEqual(['New iOS users: 2, 4', 'New Android users: 0, 1', 'New waiting-list sign-ups: 7, 0']);
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(/2026410$/);
  const from = await screen.findByLabelText('Day (UTC): from');
  await user.type(from, '2026-01-02');
  await waitFor(() => expect(calls.at(-1)?.values).toMatchObject({ day_gte: '2026-01-02' }));
});

test('keys choose the last days and this year, and another first day is a custom range', async () => {
  const { calls, user } = await renderProduct(extendedProduct, '/growth', respond);
  const range = await screen.findByRole('combobox', { name: 'Day (UTC): range' });
  expect(range).toHaveTextContent('Choose a range');
  range.focus();
  await user.keyboard('{Enter}');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Choose a range',
    'Last 7 days',
    'Last 30 days',
    'Last 90 days',
    'This year',
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');

  const first = new Date(Date.now() - 29 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  await waitFor(() => expect(calls.at(-1)?.values).toMatchObject({ day_gte: first }));
  expect(range).toHaveTextContent('Last 30 days');
  fireEvent.change(screen.getByLabelText('Day (UTC): from'), { target: { value: '2026-01-02' } });
  await waitFor(() => expect(range).toHaveTextContent('Custom range'));
});

/** The menu's entries in their order. Other resources may be between them or after them. */
const specified = ['Statistics', 'User Management', 'FAQ', 'Category List', 'Sports Ticket', 'PreLaunch List'];

const nobody = { iosTraffic: 0, androidTraffic: 0 };

test('the menu: Statistics, User Management, FAQ, Category List, Sports Ticket, PreLaunch List; Settings exposes Change Password and Sign Out', async () => {
  const { user } = await renderProduct(baseProduct, '/', () => nobody);
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  const titles = menu.getAllByRole('link').map(({ textContent }) => textContent ?? '');
  expect(titles.filter((title) => specified.includes(title))).toEqual(specified);
  await screen.findByText('No one uses the app yet.');

  await user.click(menu.getByRole('button', { name: 'Settings' }));

  expect(menu.getByRole('link', { name: 'Change Password' })).toBeVisible();
  expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('without any user there is no chart but a sentence, and the figures say so', async () => {
  await renderProduct(baseProduct, '/', () => nobody);

  expect(await screen.findByText('No one uses the app yet.')).toBeVisible();
  expect(screen.getByRole('row', { name: /^iOS/ })).toHaveTextContent(/^iOS00%$/);
  expect(document.querySelector('[data-chart]')).toBeNull();
});

test('figures are skeletons while they load; when they cannot be fetched they say why, and Retry works', async () => {
  const first = deferred<never>();
  const { user } = await renderProduct(
    baseProduct,
    '/',
    vi.fn(() => nobody as unknown).mockReturnValueOnce(first.promise),
  );
  expect(await screen.findByRole('status', { name: 'Loading…' })).toBeInTheDocument();
  expect(document.querySelectorAll('main .MuiSkeleton-root').length).toBeGreaterThan(3);

  first.resolve(Promise.reject(new ApiError('refused', { status: 500, message: 'The counter is stuck' })) as never);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Failed to fetch statistics\s*The counter is stuck/);
  expectLoggedFailure();
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No one uses the app yet.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

const readOnly = { ...productOf(faq, { list: { call: 'GET /other/questions' } }), dashboard: undefined };

test('a dashboard of another product has its menu, and only the actions of its endpoints', async () => {
  const rows = [{ id: 1, question: 'Is it free?', answer: 'Yes.' }];
  const { user, calls } = await renderProduct(readOnly, '/faq', () => rows);
  await screen.findByText('Is it free?');
  await user.click(screen.getByText('Settings'));

  expect(calls.map(({ call }) => call)).toEqual(['GET /other/questions']);
  for (const text of ['Add Frequently Asked Question', 'Statistics', 'User Management', 'Change Password'])
    expect(screen.queryByText(text)).toBeNull();
});

test('every icon of the menu comes with the first screen', () => {
  const inMenu = baseProduct.resources.flatMap(({ menu }) => menu?.icon ?? []);

  expect(Object.keys(baseProduct.icons ?? {})).toEqual(expect.arrayContaining(inMenu));
});
