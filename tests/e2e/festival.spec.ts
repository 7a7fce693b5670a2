import type { Page } from '@playwright/test';
import { languages } from '#i18n/language.ts';
import { buildFestival, startFestival } from '#tests/festival/page/startFestival.ts';
import { resources } from '#tests/festival/resources/resources.ts';
import { officeKey } from '#tests/festival/server/createOffice.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { expectLoaded } from '#tests/support/expectLoaded.ts';
import { png } from '#tests/support/images.ts';
import {
  drawTwoFrames,
  expectStill,
  layoutShift,
  sumLayoutShifts,
  sumShiftsOfLateRows,
} from '#tests/support/layoutShift.ts';
import { onPhone } from '#tests/support/onPhone.ts';
import { test as base, expect } from '#tests/support/test.ts';
import { desktop, phone } from '#tests/support/viewports.ts';

type Festival = Awaited<ReturnType<typeof startFestival>>;

type Fixtures = {
  festival: Festival;
  /** Opens a screen with the key of the office. */
  open: (path: string) => Promise<void>;
  /** Opens a list whose rows arrive once its skeleton has been seen, and move nothing. */
  openList: (name: string) => Promise<void>;
};

/** No fixture of the worker: tests with one of their own wait until a worker has done all of the others, and end alone. */
let started: Promise<Festival> | undefined;

/** Another product on the same generators: its own API, words and page, built once, and a new office for each test. */
const test = base.extend<Fixtures>({
  festival: [
    async ({}, use) => {
      started ??= buildFestival().then(startFestival);
      const festival = await started;
      festival.reopen();
      await use(festival);
    },
    { timeout: 60_000 },
  ],
  baseURL: ({ festival }, use) => use(festival.url),
  open: ({ page }, use) =>
    use(async (path) => {
      await page.addInitScript((key) => sessionStorage.setItem('officeKey', key), officeKey);
      await page.goto(path);
    }),
  openList: ({ page, open }, use) =>
    use(async (name) => {
      await sumShiftsOfLateRows(page, '**/office/**');
      await open(`/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectLoaded(page);
      await expectStill(page);
    }),
});

test.describe.configure({ mode: 'default' }); // one worker builds the page for all
test.afterAll(async () => (await started)?.stop());

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

async function chooseAction(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('who knows the word gets in, and goes through the pages and segments of a list', async ({ page }) => {
  await page.goto('/events');
  await page.getByLabel('The word').fill('candle');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('alert')).toHaveText('Not that word');
  await page.getByLabel('The word').fill('lantern');
  await page.getByRole('button', { name: 'Open' }).click();

  await expect(row(page, 'Lantern walk along the quay')).toContainText('Ines Carvalho');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(row(page, 'Dawn chorus')).toBeVisible();
  await page.getByRole('tab', { name: 'Past (11)' }).click();
  await expect(row(page, 'Soup for a hundred \\(last year\\)')).toBeVisible();
});

test('an event is made with what its other fields ask for, refused at its field, and made', async ({ page, open }) => {
  await open('/events');
  await page.getByRole('link', { name: 'Add Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Event' });
  await dialog.getByLabel(/^Name/).fill('Dawn chorus');
  await dialog.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Dinner' }).click();
  await dialog.getByLabel(/^Price/).fill('12.5');
  await dialog.getByLabel(/^Day/).fill('2027-05-01');
  await expect(dialog.getByLabel(/^Reason/)).toBeHidden();
  await dialog.getByRole('checkbox', { name: 'Open to all' }).uncheck();
  await dialog.getByLabel(/^Reason/).fill('The nests are close');
  await dialog.getByRole('combobox', { name: 'Host' }).fill('Saga');
  await page.getByRole('option', { name: /Saga Lindholm/ }).click();
  const image = { name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(png) };
  await dialog.locator('input[type="file"]').setInputFiles(image);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel(/^Name/)).toHaveAccessibleDescription('There is an event of that name');
  await dialog.getByLabel(/^Name/).fill('Breakfast with birds');
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText('In the programme')).toBeVisible();
  await expect(row(page, 'Breakfast with birds')).toContainText('€12.50');
  await row(page, 'Breakfast with birds').getByRole('link', { name: 'Saga Lindholm' }).click();
  await expect(page).toHaveURL(/\/member\/M-003/);
  await expect(page.getByRole('heading', { name: 'Saga Lindholm' })).toBeVisible();
});

test('a member is changed, and what the office refuses stands at the field', async ({ page, openList }) => {
  await openList('members');
  await expect(row(page, 'Ines Carvalho')).toBeVisible();
  await expectAccessible(page);
  await chooseAction(page, 'Ines Carvalho', 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Member' });
  await dialog.getByLabel(/^Email/).fill('tomasz.wilk@lanterns.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel(/^Email/)).toHaveAccessibleDescription('Somebody else reads that mailbox');
  await expect(dialog.getByLabel(/^Email/)).toBeFocused();
  await dialog.getByLabel(/^Email/).fill('ines@lanterns.example');
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(row(page, 'ines@lanterns.example')).toContainText('Ines Carvalho');
});

test('an action asks for a reason, and its row moves to another segment', async ({ page, openList }) => {
  await openList('events');
  await chooseAction(page, 'How bridges sing', 'Call off');
  const dialog = page.getByRole('dialog', { name: 'Call off Event' });
  await expectAccessible(page);
  await dialog.getByLabel('What guests are told').fill('The bridge is closed');
  await dialog.getByRole('button', { name: 'Call off' }).click();

  await expect(page.getByText('Everyone with a ticket has been told')).toBeVisible();
  await page.getByRole('tab', { name: /Called off/ }).click();
  await expect(row(page, 'How bridges sing')).toBeVisible();
});

test('of several rows, the one that failed is named and tried again', async ({ page, openList }) => {
  const refusal = { ok: false, note: 'The postman is ill', errors: [] };
  await page.route('**/office/invoices/3/remind', (route) => route.fulfill({ status: 409, json: refusal }));
  await openList('invoices');
  await expect(row(page, '2026-0001')).toBeVisible();
  await expectAccessible(page);
  for (const number of ['2026-0001', '2026-0002', '2026-0003']) await row(page, number).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Remind', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Remind: 2 entries' });
  await expect(dialog).toContainText('1 entry is left out'); // the second is paid
  await dialog.getByRole('button', { name: 'Remind' }).click();
  await expect(dialog).toContainText('2026-0003');
  await expect(dialog).toContainText('The postman is ill');
  await expectAccessible(page);

  await page.unroute('**/office/invoices/3/remind');
  await dialog.getByRole('button', { name: 'Try the failed ones again' }).click();
  await expect(page.getByText('Remind: 1 entry finished')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row(page, '2026-0003').getByRole('cell', { name: '3', exact: true })).toBeVisible();
});

test('a member is added to a group and taken out again, on the page of the group', async ({ page, openList }) => {
  await openList('groups');
  await expect(row(page, 'Lamplighters')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Lamplighters', exact: true }).click();
  await page.getByRole('tab', { name: 'Places' }).click();
  await expect(row(page, 'Tomasz Wilk')).toBeVisible();
  await page.getByRole('link', { name: 'Add Place' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Place' });
  await dialog.getByRole('combobox', { name: 'Member' }).fill('Petra');
  await page.getByRole('option', { name: 'Petra Kovač' }).click();
  await dialog.getByLabel(/^Task/).fill('Ropes');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Petra Kovač')).toContainText('Ropes');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Delete Petra Kovač' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 'Petra Kovač')).toHaveCount(0);
});

test('all pages are searched, and what was found is exported', async ({ page, open }) => {
  await open('/members');
  await page.getByRole('searchbox', { name: 'Search members...' }).fill('hallström');
  await page.getByRole('button', { name: 'Search all 23 entries' }).click();
  await expect(row(page, 'Greta Hallström')).toBeVisible();
  await expect(page.getByText('Looked through 5 of 5 pages').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all matches' }).click();

  const file = await (await download).createReadStream();
  const [heading, ...rows] = (await file.toArray()).join('').split('\r\n');
  expect(heading).toContain('"Number","Name","Email","Role"');
  expect(rows).toEqual(['"M-016","Greta Hallström","greta.hallstrom@lanterns.example","Volunteer","12-12-2020"']);
});

const lists = resources.filter(({ menu }) => menu).map(({ name }) => name);

test('what no journey passes has no violation', async ({ page, open, openList }) => {
  for (const list of ['announcements', 'venues']) {
    await openList(list);
    await expectAccessible(page);
  }
  await open('/venues/create');
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expectLoaded(page);
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use(onPhone);

  test('a member is found among cards, shown, and paused for a reason', async ({ page, open }) => {
    await open('/members');
    await page.getByRole('listitem').filter({ hasText: 'Saga Lindholm' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Saga Lindholm' })).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pause Member' });
    await dialog.getByLabel(/^Why/).fill('On a long voyage');
    await dialog.getByRole('button', { name: 'Pause' }).click();

    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  test('nothing moves when filters, order, search and export arrive after the rows', async ({ page, open }) => {
    await sumLayoutShifts(page);
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/(?:Arranging|SearchAll|ExportAll|lists)-/, async (route) => {
      await late;
      await route.continue();
    });
    await open('/invoices?search=2026&filter.status=open&sort=amount&order=ASC');
    await expect(page.getByText('2026-0001')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    await drawTwoFrames(page);
    expect(await page.getByRole('combobox').count()).toBe(0);

    release();
    await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search all pages' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export all matches' })).toBeVisible();
    await drawTwoFrames(page);
    expect(await layoutShift(page)).toBeLessThan(0.001);
  });

  const screens = [...lists, 'groups/1/show/memberships', 'member/M-001', 'venues/create', 'invoices/1/show'];

  test('no screen is wider than a phone in any language, no label of a button breaks, and no list moves', async ({
    page,
    open,
    openList,
  }) => {
    test.slow(); // forty screens
    for (const path of screens) {
      await (path.includes('/') ? open(`/${path}`) : openList(path));
      for (const language of languages) {
        await page.setViewportSize(desktop); // the picker stands open there
        await page.locator(`select:has([value="${language}"])`).selectOption(language);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.setViewportSize(phone);
        await expectLoaded(page);
        const seen = await page.evaluate(() => ({
          excess: document.documentElement.scrollWidth - innerWidth,
          wrapped: [...document.querySelectorAll('.MuiButton-root')]
            .filter((button) => button.getBoundingClientRect().height > 45)
            .map((button) => button.textContent),
        }));
        expect({ path, language, ...seen }).toEqual({ path, language, excess: 0, wrapped: [] });
      }
    }
  });
});
