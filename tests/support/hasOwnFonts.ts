import type { Page } from '@playwright/test';

/** In a public page: whether it shows its own fonts, which it fetches after the first paint (src/start/startAfterPaint.ts). */
export function hasOwnFonts() {
  const rules = [...(document.styleSheets[0]?.cssRules ?? [])];
  const faces = rules.find((rule) => rule instanceof CSSMediaRule && rule.cssRules[0] instanceof CSSFontFaceRule);
  return faces instanceof CSSMediaRule && faces.media.mediaText === 'all' && document.fonts.status === 'loaded';
}

/** Waits until a public page shows its own fonts. */
export async function expectOwnFonts(page: Page) {
  await page.waitForFunction(hasOwnFonts);
  await page.evaluate(() => document.fonts.ready);
}
