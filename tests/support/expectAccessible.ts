import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const outOfSightToo = '* { content-visibility: visible !important; }';

/** Checks what is on screen against WCAG 2.2 AA, in the light and in the dark scheme. */
export async function expectAccessible(page: Page) {
  await page.addStyleTag({ content: outOfSightToo });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction(() => !document.getAnimations().some((motion) => motion instanceof CSSTransition));
    const axe = new AxeBuilder({ page }).withTags(rules);
    if (await page.getByRole('menu').count()) axe.disableRules('region'); // a menu floats above the landmarks
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 160)) }));
    expect(found, colorScheme).toEqual([]);
  }
}
