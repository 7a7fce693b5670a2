import type { Locator, Page } from '@playwright/test';
import type { AuditEntry } from '#api/extensions/wire/audit.ts';
import type { CaseDecision } from '#api/extensions/wire/moderation.ts';
import type { Language } from '#i18n/language.ts';
import { expectLoaded } from '#tests/support/expectLoaded.ts';
import { expect, test } from '#tests/support/test.ts';
import { desktop, phone } from '#tests/support/viewports.ts';

/** A part of the day, in the language of who works it: keys that decide, how many tickets and appeals, and what is answered. */
const parts: readonly { language: Language; decide: string; tickets: number; appeals: string; answer: string }[] = [
  { language: 'en', decide: 'wx1', tickets: 2, appeals: 's', answer: 'We are on it.' },
  { language: 'ko', decide: 'q', tickets: 1, appeals: '', answer: '바로 확인할게요.' },
];

const measures: Record<string, string> = { x: 'dismiss', w: 'warn', 1: 'suspend1', q: 'suspend90' };

/** Somebody who works with a keyboard and counts how often a key is pressed. */
function createWorker(page: Page) {
  let pressed = 0;
  const dialog = page.locator('[role="dialog"], [role="alertdialog"]');
  const isReady = () => expect(page.locator('[aria-keyshortcuts="?"]')).toBeVisible();
  const press = async (key: string) => {
    pressed += 1;
    await page.keyboard.press(key);
  };
  /** Makes a step that leads to another record, and waits for its keys: the address changes before what is shown. */
  const leadOn = async (step: () => Promise<unknown>) => {
    const heading = await page.locator('h1').elementHandle();
    await step();
    await page.waitForFunction((shown) => !shown?.isConnected, heading);
    await expect(dialog).toHaveCount(0);
    await isReady();
  };
  return {
    dialog,
    press,
    isReady,
    leadOn,
    isAsked: () => expect(dialog.locator(':focus')).toHaveCount(1),
    id: () => Number(/\/(\d+)(?:\/|$)/.exec(new URL(page.url()).pathname)?.[1]),
    countKeys: () => {
      const count = pressed;
      pressed = 0;
      return count;
    },
  };
}

type Worker = ReturnType<typeof createWorker>;

/** Decides the case in view for the reason that is suggested or, the first of all, for another; the next one is open then. */
async function decideCase(page: Page, worker: Worker, key: string, isFirst: boolean) {
  const { press, isAsked, leadOn, dialog } = worker;
  const id = worker.id();
  await press(key);
  await isAsked();
  if (isFirst) {
    await press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await press('g');
    await press('Enter');
    await expect(dialog.getByRole('combobox').nth(1)).toHaveText('Guard privacy');
  }
  await leadOn(() => press('Control+Enter'));
  return { id, measure: measures[key] ?? '' };
}

/** Answers the ticket in view and closes it; another one is open then. */
async function answerTicket(page: Page, { press, isAsked, leadOn, id, dialog }: Worker, answer: string) {
  const answered = id();
  await press('a');
  await isAsked();
  await page.keyboard.type(answer);
  await press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await press('x');
  await isAsked();
  await press('Tab');
  await leadOn(() => press('Enter'));
  return answered;
}

/** The buttons of the page, or of a dialog over it, that the notification at its end lies over. */
const coveredIn = (part: Locator) =>
  part.locator('button').evaluateAll((buttons) => {
    const over = document.querySelector('.Toastify__toast')?.getBoundingClientRect() ?? new DOMRect();
    return buttons
      .filter((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return bottom > over.top && top < over.bottom;
      })
      .map(({ textContent }) => textContent);
  });

test('a moderator decides cases, tickets and an appeal by keys, a case by no more than six, and all of it arrives', async ({
  page,
  product: { token },
  callApi,
}) => {
  test.slow(); // a part of a day
  const worker = createWorker(page);
  const { press, isReady, leadOn, isAsked, id, countKeys } = worker;
  const rows = async <Row>(path: string) => ((await callApi('GET', path)) as { data: { data: Row[] } }).data.data;
  const keys: number[] = [];
  const decided: { id: number; measure: string }[] = [];
  const answered: number[] = [];
  const appeals: { row: string; outcome: string }[] = [];
  const openFirst = async () => {
    await isReady();
    countKeys();
    await leadOn(() => press('n'));
  };
  /** Loads the dashboard again at once: the last decision has not been sent yet. */
  const open = async (path: string) => {
    await page.goto(`/dashboard${path}`);
    await openFirst();
  };
  const follow = async (path: string) => {
    await leadOn(() => page.locator(`nav a[href="/dashboard${path}"]`).press('Enter'));
    await openFirst();
  };

  await page.setViewportSize(desktop);
  for (const { language, decide, tickets, appeals: outcomes, answer } of parts) {
    await page.addInitScript(
      ([bearer, chosen]) => {
        localStorage.setItem('userData', JSON.stringify({ role: 'admin', token: bearer }));
        localStorage.setItem('selected-language', chosen);
      },
      [token, language] as const,
    );
    await open('/cases');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const key of decide) {
      decided.push(await decideCase(page, worker, key, decided.length === 0));
      keys.push(countKeys());
    }
    await (language === 'en' ? open('/ticket') : follow('/ticket'));
    for (let n = 0; n < tickets; n += 1) answered.push(await answerTicket(page, worker, answer));
    if (!outcomes) continue;
    await follow('/appeals');
    appeals.push({ row: String(id()), outcome: outcomes === 's' ? 'upheld' : 'overturned' });
    await press(outcomes);
    await isAsked();
    await leadOn(() => press('Control+Enter'));
  }

  await page.setViewportSize(phone);
  await page.goto('/dashboard/cases');
  await page.getByRole('main').getByRole('link').first().click();
  const toDecision = page.getByRole('main').getByRole('button', { name: '조치 결정' });
  await toDecision.click();
  decided.push({ id: id(), measure: 'dismiss' });
  const before = page.url();
  await worker.dialog.getByRole('combobox').first().click();
  await page.getByRole('option').first().click();
  await worker.dialog.locator('[type="submit"]').click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectLoaded(page);
  const coveredAtTheEnd = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    return coveredIn(page.getByRole('main'));
  };
  await expect.poll(coveredAtTheEnd).toEqual([]); // rows and their pages come one after the other
  await toDecision.click();
  await expect(worker.dialog.locator(':focus')).toHaveCount(1);
  expect(await coveredIn(worker.dialog)).toEqual([]);
  await page.goto('/');

  expect([decided.length, answered.length, appeals.length]).toEqual([5, 3, 1]);
  expect(Math.max(...keys)).toBe(6);
  const decisionOf = async (caseId: number) => {
    const decisions = await rows<CaseDecision>(`/admin/moderation/decision/list?cases=${caseId}`);
    return decisions.filter(({ case_id }) => case_id === caseId).map(({ measure }) => ({ id: caseId, measure }));
  };
  await expect
    .poll(async () => (await Promise.all(decided.map((made) => decisionOf(made.id)))).flat())
    .toEqual(decided);
  for (const ticket of answered) {
    const messages = await rows<{ author: string }>(`/admin/conversation/message/list?ticket=${ticket}`);
    expect(messages.at(-1)).toMatchObject({ author: 'support', text: expect.stringMatching(/./) });
  }
  const recorded = async (resource: string, operation: string) =>
    (await rows<AuditEntry>(`/admin/audit/list?resource=${resource}&operation=${operation}`)).map(({ row, after }) => ({
      row: String(row),
      ...after,
    }));
  const rowsOf = (entries: { row: string }[]) => entries.map(({ row }) => row).toSorted();
  expect(rowsOf(await recorded('cases', 'decide'))).toEqual(decided.map(({ id }) => String(id)).toSorted());
  expect(rowsOf(await recorded('cases', 'claim'))).toEqual(expect.arrayContaining(decided.map(({ id }) => String(id))));
  for (const operation of ['reply', 'close'])
    expect(rowsOf(await recorded('ticket', operation))).toEqual(expect.arrayContaining(answered.map(String)));
  expect((await recorded('appeals', 'decide')).toReversed()).toEqual(appeals);
});
