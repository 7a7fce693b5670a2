import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const outOfSightToo = '* { content-visibility: visible !important; }';

/** One pass over the page itself: it has no frames of another origin, for which axe would open a second page. */
const axeFor = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

async function violationsIn(page: Page, colorScheme: 'light' | 'dark', axe: AxeBuilder) {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(() => !document.getAnimations().some((motion) => motion instanceof CSSTransition));
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({ colorScheme, id, where: nodes.map(({ html }) => html.slice(0, 160)) }));
}

/** Checks what is on screen against WCAG 2.2 AA; the dark scheme differs in colours alone. */
export async function expectAccessible(page: Page) {
  await page.addStyleTag({ content: outOfSightToo });
  const everyRule = axeFor(page).withTags(rules);
  if (await page.getByRole('menu').count()) everyRule.disableRules('region'); // a menu floats above the landmarks
  const light = await violationsIn(page, 'light', everyRule);
  const dark = await violationsIn(page, 'dark', axeFor(page).withRules('color-contrast'));

  expect([...light, ...dark]).toEqual([]);
}
