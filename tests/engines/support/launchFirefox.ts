import { type ElementHandle, launch } from 'puppeteer-core';
import type { Browser } from './Browser.ts';

/** Firefox, which speaks WebDriver BiDi without a driver of its own. */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const firefox = await launch({ browser: 'firefox', executablePath });
  return {
    open: async (viewport) => {
      const context = await firefox.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(viewport);
      return {
        goto: (url) => page.goto(url),
        reload: () => page.reload(),
        evaluate: (expression) => page.evaluate(expression),
        click: async (expression) => {
          const found = (await page.evaluateHandle(expression)) as ElementHandle<Element>;
          await found.click();
        },
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        close: () => context.close(),
      };
    },
    close: () => firefox.close(),
  };
}
