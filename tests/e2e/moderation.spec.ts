import type { Locator } from '@playwright/test';
import type { CaseDecision } from '#api/extensions/wire.ts';
import { expect, expectLoaded, onPhone, test } from '#tests/support/test.ts';

test.use(onPhone);

/** The buttons of the page, or of a dialog over it, that the notification covers. */
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

test('a moderator decides a case on a phone, where the notification covers no button', async ({
  page,
  signIn,
  loadRows,
  reportUser,
}) => {
  const case_id = await reportUser();
  await signIn(`/dashboard/cases/${case_id}/show`);
  const panel = page.getByRole('region', { name: 'Decide', exact: true });
  const measure = panel.getByRole('combobox').first();
  await page.getByRole('main').getByRole('button', { name: 'Decide' }).first().click(); // the form is below the evidence
  await expect(measure).toBeFocused();
  await measure.click();
  const before = page.url();
  await page.getByRole('option').first().click();
  await panel.locator('[type="submit"]').click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectLoaded(page);
  const coveredAtTheEnd = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    return coveredIn(page.getByRole('main'));
  };
  await expect.poll(coveredAtTheEnd).toEqual([]); // rows and their pages load one after the other

  await page.goto('/'); // leaving the page sends the decision
  const stored = async () => (await loadRows<CaseDecision>(`/admin/moderation/decision/list?cases=${case_id}`)).at(-1);
  await expect.poll(stored).toMatchObject({ case_id, measure: 'dismiss' });
});
