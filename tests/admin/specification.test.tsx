import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { testedBaseProduct } from '#tests/resources/testedBaseProduct.ts';
import { testedExtensions, testedProduct } from '#tests/resources/testedExtensions.ts';
import { createApiServer } from '#tests/suite/createApiServer.ts';
import { openScreen } from '#tests/suite/openScreen.ts';
import { findButton } from '#tests/suite/screens.ts';
import type { TestedProduct } from '#tests/suite/TestedProduct.ts';
import { catchDownloads } from '#tests/support/catchDownloads.ts';
import { deferred } from '#tests/support/deferred.ts';

/*
 * The texts and states of the dashboard that the specification fixes, as a table. `tests/failures` has the error catalogue,
 * `src/signIn` the sign-in pages, and `tests/site` the public forms.
 */

type Products = 'both' | 'fixed';

/** A role with an accessible name. */
type Shown = readonly [role: string, name: string | RegExp, state?: 'disabled' | 'selected'];

type Row = {
  sentence: string;
  /** Extensions replace the tickets' screen by another one (observed-behaviour.md, 5). */
  products: Products;
  path: string;
  /** The buttons, entries and tabs that are pressed, one after the other. */
  press?: readonly (string | RegExp)[];
  typed?: string;
  shows: readonly Shown[];
  texts?: readonly (string | RegExp)[];
};

const menu = /^Actions for /;

const columns = (...names: string[]) => names.map((name): Shown => ['columnheader', name]);

/** `createApiServer` makes these rows of each resource, in pages of ten. */
const rowCount = 12;

const rows: Row[] = [
  {
    sentence: 'Sidebar: Statistics, User Management, FAQ, Category List, Sports Ticket, PreLaunch List',
    products: 'both',
    path: '/faq',
    press: ['Settings'],
    shows: [
      ...['Statistics', 'User Management', 'FAQ', 'Category List', 'PreLaunch List'].map(
        (name): Shown => ['link', name],
      ),
      ['link', /^Sports Ticket/],
      ['link', 'Change Password'],
      ['button', 'Sign Out'],
    ],
  },
  {
    sentence: 'Sign Out asks, with Cancel and Yes, Sign Out',
    products: 'both',
    path: '/faq',
    press: ['Settings', 'Sign Out'],
    shows: [
      ['button', 'Cancel'],
      ['button', 'Yes, Sign Out'],
    ],
    texts: ['Are you sure you want to sign out?'],
  },
  {
    sentence: 'Users are titled Active Users, with a search, an export, pages and a count',
    products: 'both',
    path: '/users',
    shows: [
      ['heading', 'Active Users'],
      ['searchbox', 'Search by name or email...'],
      ['button', 'Export Users'],
      ['button', `All ${rowCount} users`],
      ['button', 'Previous', 'disabled'],
      ['button', '2'],
      ['button', 'Next'],
    ],
    texts: [`Showing 1 to 10 of ${rowCount} entries`],
  },
  {
    sentence: 'The row menu of a user has View and Delete',
    products: 'both',
    path: '/users',
    press: [menu],
    shows: [
      ['menuitem', 'View'],
      ['menuitem', 'Delete'],
    ],
  },
  {
    sentence: 'View shows name, email, date and time, UUID and location',
    products: 'both',
    path: '/users',
    press: [menu, 'View'],
    shows: [['dialog', 'User Details']],
    texts: ['Email', 'UUID', /^01-05-2031/],
  },
  {
    sentence: 'No users found matching your search.',
    products: 'both',
    path: '/users',
    typed: 'no such thing',
    shows: [],
    texts: ['No users found matching your search.'],
  },
  {
    sentence: 'The page of a user has the tabs Profile and Photos',
    products: 'both',
    path: '/user-detail/1',
    shows: [
      ['tab', 'Profile', 'selected'],
      ['tab', 'Photos (0)'],
    ],
  },
  {
    sentence: 'A page of no user says No user data available',
    products: 'both',
    path: '/user-detail',
    shows: [['heading', 'No user data available']],
  },
  {
    sentence: 'FAQs have an add button, and edit and delete icons',
    products: 'both',
    path: '/faq',
    shows: [
      ['heading', 'FAQ'],
      ['link', 'Add Frequently Asked Question'],
      ['link', /^Edit Amber/],
      ['button', /^Delete Amber/],
    ],
  },
  {
    sentence: 'Are you sure you want to delete this FAQ?',
    products: 'both',
    path: '/faq',
    press: [/^Delete /],
    shows: [['button', 'Delete']],
    texts: ['Are you sure you want to delete this FAQ?'],
  },
  {
    sentence: 'Save of an FAQ is disabled while a text is empty',
    products: 'both',
    path: '/faq/create',
    shows: [
      ['textbox', 'Question'],
      ['textbox', 'Answer'],
      ['button', 'Save', 'disabled'],
    ],
  },
  {
    sentence: 'Categories have the columns Category, Image, Action',
    products: 'both',
    path: '/category',
    shows: [['heading', 'Interest Categories'], ...columns('Category', 'Image', 'Action')],
  },
  {
    sentence: 'The delete confirmation names the category and says it cannot be undone',
    products: 'both',
    path: '/category',
    press: [/^Delete /],
    shows: [],
    texts: ['Are you sure you want to delete Amber category name? This action cannot be undone.'],
  },
  {
    sentence: 'Tickets are titled Support Tickets',
    products: 'both',
    path: '/ticket',
    shows: [['heading', 'Support Tickets']],
  },
  {
    sentence:
      'Tickets have the tabs Active Tickets and Closed Tickets, and the columns User, Message, Date & Time, Action',
    products: 'fixed',
    path: '/ticket',
    shows: [
      ['tab', `Active Tickets (${rowCount})`, 'selected'],
      ['tab', `Closed Tickets (${rowCount})`],
      ...columns('User', 'Message', 'Date & Time', 'Action'),
    ],
  },
  {
    sentence: 'An active ticket has View and Close',
    products: 'fixed',
    path: '/ticket',
    press: [menu],
    shows: [
      ['menuitem', 'View'],
      ['menuitem', 'Close'],
    ],
  },
  {
    sentence: 'Are you sure you want to close Ticket #{id}?',
    products: 'fixed',
    path: '/ticket',
    press: [menu, 'Close'],
    shows: [],
    texts: ['Are you sure you want to close Ticket #1?'],
  },
  {
    sentence: 'Delete of a closed ticket adds This action cannot be undone.',
    products: 'fixed',
    path: '/ticket?state=closed',
    press: [menu, 'Delete'],
    shows: [],
    texts: ['Are you sure you want to delete Ticket #1? This action cannot be undone.'],
  },
  {
    sentence: 'Reported Users is a sample with an export',
    products: 'both',
    path: '/report',
    shows: [
      ['heading', 'Reported Users'],
      ['button', 'Export Reports'],
    ],
    texts: ['Sample data', `Showing 1 to 10 of ${rowCount} entries`],
  },
  {
    sentence: 'PreLaunch Users have the columns User, Date & Time, Action',
    products: 'both',
    path: '/preLaunch',
    shows: [
      ['heading', 'PreLaunch Users'],
      ['button', 'Previous', 'disabled'],
      ['button', 'Next'],
    ],
    texts: [/^User$/, /^Date & Time$/, `Showing 1 to 10 of ${rowCount} entries`],
  },
  {
    sentence: 'Delete opens Confirm Delete with Cancel and Delete',
    products: 'both',
    path: '/preLaunch',
    press: [menu, 'Delete'],
    shows: [
      ['alertdialog', 'Confirm Delete'],
      ['button', 'Cancel'],
      ['button', 'Delete'],
    ],
    texts: ['Are you sure you want to delete Amber? This action cannot be undone.'],
  },
];

const files: [path: string, button: string, file: string, heading: string, rows: number][] = [
  ['/users', 'Export Users', 'users.csv', '"UUID","Name","Email","Created Date","Created Time"', 10],
  ['/report', 'Export Reports', 'reported_users.csv', '"ID","Reported By","Reported User","Date","Time"', 10],
];

const waiting: [
  products: Products,
  path: string,
  skeletonRows: number,
  empty: string,
  failure: string,
  retry: string,
][] = [
  ['both', '/users', 6, 'No users found.', 'Failed to fetch users', 'Retry'],
  ['both', '/faq', 5, 'No FAQs available.', 'Failed to load FAQs. Please try again.', 'Try Again'],
  ['both', '/category', 3, 'No categories found.', 'Failed to fetch category', 'Retry'],
  ['fixed', '/ticket', 5, 'No active tickets found.', 'Failed to fetch tickets', 'Retry'],
  ['fixed', '/ticket?state=closed', 5, 'No closed tickets found.', 'Failed to fetch tickets', 'Retry'],
  ['both', '/preLaunch', 6, 'No users found.', 'Failed to fetch users', 'Retry'],
];

/** The definition of the resource in a path. The page of a user has a path of its own. */
function definitionAt({ product }: TestedProduct, path: string): AnyResource {
  const [, name = ''] = /^\/(\w+)/.exec(path) ?? [];
  const definition = product.resources.find((each) => each.name === (path.startsWith('/user-') ? 'users' : name));
  if (!definition) throw new Error(`The product has no resource at ${path}`);
  return definition;
}

async function open(tested: TestedProduct, path: string) {
  const server = createApiServer(tested, {}, rowCount);
  localStorage.setItem('userData', JSON.stringify({ role: 'admin', token: 'secret' }));
  return openScreen(tested, definitionAt(tested, path), path, server);
}

async function expectShown([role, name, state]: Shown) {
  const element = await screen.findByRole(role, { name });
  if (role === 'searchbox') expect(element).toHaveAttribute('placeholder', name);
  if (state === 'disabled') expect(element).toBeDisabled();
  if (state === 'selected') expect(element).toHaveAttribute('aria-selected', 'true');
}

const products = [
  ['without extensions', testedBaseProduct, ['both', 'fixed']],
  ['with every extension', { ...testedExtensions, product: testedProduct.product }, ['both']],
] as const;

describe.each(products)('%s', (_, tested, kinds) => {
  const isIn = (kind: Products) => kinds.some((each) => each === kind);

  test.each(rows.filter((row) => isIn(row.products)))('$path: $sentence', async (row) => {
    await open(tested, row.path);
    for (const label of row.press ?? []) fireEvent.click(await findButton(label));
    if (row.typed !== undefined)
      fireEvent.change(await screen.findByRole('searchbox'), { target: { value: row.typed } });
    for (const text of row.texts ?? []) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    for (const shown of row.shows) await expectShown(shown);
  });

  test.each(files)('%s: %s saves %s of the current page at once', async (path, button, name, heading, count) => {
    await open(tested, path);
    const saved = catchDownloads();
    const save = await findButton(button);
    await waitFor(() => expect(save).toBeEnabled());
    fireEvent.click(save);
    await waitFor(() => expect(saved.map((file) => file.name)).toEqual([name]));
    const [first, ...others] = (saved[0]?.text ?? '').split('\r\n');
    expect(first).toBe(heading);
    expect(others).toHaveLength(count);
  });

  const waits = waiting.filter(([kind]) => isIn(kind));
  test.each(waits)('%s %s: %i skeleton rows, "%s", and "%s" with %s', async (...row) => {
    const [, path, skeletonRows, empty, failure, retry] = row;
    vi.mocked(console.error).mockImplementation(() => undefined);
    const { name } = definitionAt(tested, path);
    const server = createApiServer(tested, {}, 0);
    const { promise: slow, resolve: arrive } = deferred<undefined>();
    let response: Response | undefined = tested.dialect.refuse(500, '');
    server.override(name, 'list', async () => {
      await slow;
      return response?.clone();
    });
    localStorage.setItem('userData', JSON.stringify({ role: 'admin', token: 'secret' }));
    await openScreen(tested, definitionAt(tested, path), path, server);
    await waitFor(() => expect(document.querySelectorAll('[data-skeleton-row]')).toHaveLength(skeletonRows));

    arrive(undefined);
    expect(await screen.findByText(failure)).toBeVisible();
    vi.mocked(console.error).mockClear();
    response = undefined;
    fireEvent.click(await findButton(retry));
    expect(await screen.findByText(empty)).toBeVisible();
  });
});
