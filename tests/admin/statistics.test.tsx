import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { baseProduct } from '#admin/baseProduct.ts';
import { ApiError } from '#api/ApiError.ts';
import type { Figures, WaitingList } from '#api/extensions/wire.ts';
import type { Day } from '#api/wire.ts';
import { deferred } from '#tests/support/deferred.ts';
import { extendedProduct } from '#tests/support/everyExtension.ts';
import { expectLoggedFailure, type Respond, renderProduct, returnToTab } from '#tests/support/renderAdmin.tsx';

const figures: Figures = {
  month_ago: { iosTraffic: 1200, androidTraffic: 0 },
  open_cases: 12,
  oldest_case: 31,
  open_appeals: 0,
  oldest_appeal: null,
  moderators_cases: 1,
  late_cases: 2,
  median_decision: 5.5,
  open_tickets: 0,
  oldest_ticket: null,
};

const days = [
  { id: 3, day: '2026-01-03', ios: 4, android: 1, subscriptions: 0 },
  { id: 2, day: '2026-01-02', ios: 2, android: 0, subscriptions: 7 },
];

const changes = (id: number, joined: number, confirmed: number, unsubscribed: number) => {
  const day = `2026-01-${String(id).padStart(2, '0')}` as Day;
  return { id, day, joined, confirmed, unsubscribed };
};

const waitingList: WaitingList = {
  groups: [
    { language: 'en', state: 'confirmed', count: 1_200 },
    { language: 'ko', state: 'confirmed', count: 30 },
    { language: 'ko', state: 'unsubscribed', count: 4 },
    { language: null, state: 'unconfirmed', count: 7 },
  ],
  days: [
    changes(12, 9, 5, 1),
    changes(11, 0, 0, 0),
    changes(10, 0, 2, 0),
    ...[9, 8, 7, 6, 5].map((id) => changes(id, 1, 1, 0)),
  ],
};

const responses: Record<string, unknown> = {
  'GET /admin/main': { iosTraffic: 1500, androidTraffic: 500 },
  'GET /admin/figures': figures,
  'GET /admin/waiting-list': waitingList,
  'GET /admin/growth/list': days,
};

const respond: Respond = ({ call }) => responses[call];

const cardOf = (label: string) => screen.findByText(label).then((element) => element.closest('p')?.parentElement);

const linksIn = async (section: string) =>
  within(await screen.findByRole('region', { name: section }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('each number of what waits links to its list, with the age of the oldest in words', async () => {
  await renderProduct(extendedProduct, '/', (request) =>
    request.call === 'GET /admin/figures'
      ? { ...figures, open_appeals: 2, oldest_appeal: 228, failed_mails: 1, oldest_mail: 0 }
      : respond(request),
  );
  await screen.findByText('Oldest: 9 days');

  expect(await linksIn('To do')).toEqual([
    ['Open cases12Oldest: 31 hoursOver 24 hours: 2', '/cases'],
    ['Open appeals2Oldest: 9 days', '/appeals'],
    ['Tickets waiting for us0', '/ticket'],
    ['Unsent emails1Oldest: < 1 hour', '/outbox'],
  ]);
  expect(screen.getByText('Median time to decision (last 30 days): 5.5 hours')).toBeVisible();
});

test('growth is computed from the API’s figures, and the waiting list is shown by state, language and day', async () => {
  await renderProduct(extendedProduct, '/', respond);
  await screen.findByText('1,230');
  await waitFor(async () =>
    expect(await cardOf('iOS users')).toHaveTextContent(/^iOS users1,50075% of all users\+25% since last month$/),
  );
  expect(await cardOf('Total users')).toHaveTextContent(/\+67% since last month$/);
  expect(await cardOf('Android users')).toHaveTextContent(/^Android users50025% of all users$/);
  expect(screen.queryByText('Sample')).toBeNull();

  expect(await linksIn('Waiting list')).toEqual([
    ['Confirmed1,23011 confirmed in the last 7 days', '/preLaunch?filter.state=confirmed'],
    ['Not confirmed7', '/preLaunch?filter.state=unconfirmed'],
    ['Unsubscribed41 unsubscribed in the last 7 days', '/preLaunch?filter.state=unsubscribed'],
  ]);
  expect(screen.getByText('13 joined in the last 7 days')).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'By language' })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'English1,20000',
    'Korean3004',
    'Spanish000',
    'Hindi000',
    'Not known070',
  ]);
  expect(screen.getByRole('img')).toHaveAccessibleName(/: 05-01-2026: 1, .*10-01-2026: 2, 12-01-2026: 5$/);
});

test('a server whose subscribers have no state yet has one number of the waiting list', async () => {
  const groups: WaitingList['groups'] = [
    { language: null, state: null, count: 40 },
    { language: 'en', state: 'confirmed', count: 5 },
    { language: 'en', state: 'unsubscribed', count: 2 },
  ];
  await renderProduct(extendedProduct, '/', (request) =>
    request.call === 'GET /admin/waiting-list' ? { ...waitingList, groups } : respond(request),
  );
  await screen.findByText('45');

  expect(await linksIn('Waiting list')).toEqual([['On the waiting list45', '/preLaunch']]);
  expect(screen.getByText('13 joined in the last 7 days')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'By language' })).toBeNull();
});

test('the chart of the days has a line for each number, weekly or cumulative, and its days are typed or chosen by keys', async () => {
  const { calls, user } = await renderProduct(extendedProduct, '/growth', respond);
  const chart = await waitFor(() => {
    const element = document.querySelector('[data-chart]');
    expect(element).not.toBeNull();
    return element as HTMLElement;
  });

  expect(chart).toHaveAttribute('aria-hidden', 'true');
  const lines = () =>
    within(chart)
      .getAllByText(/^New/)
      .map(({ textContent }) => textContent);
  expect(lines()).toEqual(['New on iOS: 6', 'New on Android: 1', 'New sign-ups: 7']);
  await user.click(screen.getByRole('button', { name: 'Cumulative' }));
  expect(lines()).toEqual(['New on iOS: 2, 6', 'New on Android: 0, 1', 'New sign-ups: 7, 7']);
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(/2026410$/);

  const range = screen.getByRole('combobox', { name: 'Day (UTC)' });
  expect(range).toHaveTextContent('Last 30 days');
  const select = async (name: string) => {
    range.focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('option', { name }));
  };
  await select('Custom range');
  const from = screen.getByLabelText('Day (UTC): from');
  await user.type(from, '2/1/202');
  expect(from).toHaveAccessibleDescription('Write the day as 31-12-2026');
  await user.type(from, '6');
  expect(from).toHaveValue('02-01-2026');
  await waitFor(() => expect(calls.at(-1)?.values).toMatchObject({ day_gte: '2026-01-02' }));

  await select('Last 30 days');
  expect(from).not.toBeInTheDocument();
  const first = new Date(Date.now() - 29 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  await waitFor(() => expect(calls.at(-1)?.values).toMatchObject({ day_gte: first }));
  expect(range).toHaveTextContent('Last 30 days');
});

test('figures are skeletons while they load, and say why they cannot be fetched; growth is a sample without figures; without any user there is no chart', async () => {
  const first = deferred<never>();
  let counts = { iosTraffic: 1500, androidTraffic: 500 };
  const { user } = await renderProduct(
    baseProduct,
    '/',
    vi.fn((): unknown => counts).mockReturnValueOnce(first.promise),
  );
  expect(await screen.findByRole('status', { name: 'Loading…' })).toBeInTheDocument();
  expect(document.querySelectorAll('main .MuiSkeleton-root')).toHaveLength(3);

  first.resolve(Promise.reject(new ApiError('refused', { status: 500, message: 'The counter is stuck' })) as never);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Failed to fetch statistics\s*The counter is stuck/);
  expectLoggedFailure();
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await cardOf('iOS users')).toHaveTextContent(/^iOS users1,50075% of all users\+12% since last monthSample$/);
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts).toEqual(['Users by platform']);
  expect(screen.queryByRole('alert')).toBeNull();

  counts = { iosTraffic: 0, androidTraffic: 0 };
  returnToTab();
  expect(await screen.findByText('No one uses the app yet.')).toBeVisible();
  expect(await cardOf('iOS users')).toHaveTextContent(/^iOS users00% of all users/);
  expect(document.querySelector('[data-chart]')).toBeNull();
});

test('without a connection the page has one error, Retry loads every part, and without waiting work it says so', async () => {
  const none = { ...figures, open_cases: 0, oldest_case: null, late_cases: 0 };
  let isOffline = true;
  const { user } = await renderProduct(extendedProduct, '/', (request) => {
    if (isOffline) throw new ApiError('offline');
    return request.call === 'GET /admin/figures' ? none : respond(request);
  });
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  expectLoggedFailure();

  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('table', { name: 'By language' });
  expect(await screen.findByText('All done: nothing is waiting for you.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('every icon of the menu comes with the first screen', () => {
  const inMenu = baseProduct.resources.flatMap(({ menu }) => menu?.icon ?? []);

  expect(Object.keys(baseProduct.icons ?? {})).toEqual(expect.arrayContaining(inMenu));
});
