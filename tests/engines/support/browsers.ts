import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type ElementHandle, launch } from 'puppeteer-core';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';

const commandLimitInMs = 20_000;

/** The keys that journeys press, with WebDriver's codes. */
const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, End: Key.END };

/** The commands of a tab. `createPage` builds on them. Expressions are JavaScript that runs in the page. */
export type Tab = {
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks the element that the expression returns. */
  click: (expression: string) => Promise<unknown>;
  press: (key: keyof typeof keys) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  close: () => Promise<unknown>;
};

/** In CSS pixels, without the browser's frame. */
export type Viewport = { width: number; height: number };

/** Each tab opens with an empty storage and an empty history. */
export type Browser = {
  open: (viewport: Viewport) => Promise<Tab>;
  close: () => Promise<unknown>;
};

/** Rejects with the name of the command if the browser does not answer it in time: its driver has no limit for keys and clicks. */
function limited<Arguments extends unknown[]>(name: string, command: (...values: Arguments) => Promise<unknown>) {
  return (...values: Arguments) => {
    const description = [name, ...values].join(' ');
    const limit = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`No answer to "${description}"`)), commandLimitInMs).unref();
    });
    return Promise.race([command(...values), limit]);
  };
}

/** Firefox, by WebDriver BiDi: it needs no driver. */
async function launchFirefox(executablePath: string): Promise<Browser> {
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
          const element = (await page.evaluateHandle(expression)) as ElementHandle<Element>;
          await element.click();
        },
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        close: () => context.close(),
      };
    },
    close: () => firefox.close(),
  };
}

/**
 * WebDriver sets the size of the window with its frame and toolbar. Without a window manager the window under the pointer
 * has the focus, and the pointer is in the middle of the screen.
 */
async function setViewport(driver: WebDriver, { width, height }: Viewport) {
  const frame = await driver.executeScript<Viewport>(
    'return { width: outerWidth - innerWidth, height: outerHeight - innerHeight }',
  );
  const middle = await driver.executeScript<number>('return screen.width / 2');
  await driver
    .manage()
    .window()
    .setRect({ x: middle - width / 2, y: 0, width: width + frame.width, height: height + frame.height });
}

const tabOf = (driver: WebDriver): Tab => ({
  goto: (url) => driver.get(url),
  reload: () => driver.navigate().refresh(),
  evaluate: (expression) => driver.executeScript(`return ${expression}`),
  click: async (expression) => {
    const element = await driver.executeScript<WebElement>(`return ${expression}`);
    await element.click();
  },
  press: (key) => driver.actions().sendKeys(keys[key]).perform(),
  type: (text) => driver.actions().sendKeys(text).perform(),
  close: () => driver.quit(),
});

/** Starts a display in memory. Windows on a shared display would take the focus from each other. */
async function startDisplay() {
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(display.stdout, 'data');
  return { name: `:${String(number).trim()}`, end: () => display.kill() };
}

/** WebKitGTK's MiniBrowser, which needs a display for its window. */
async function launchWebKit(driverPath: string): Promise<Browser> {
  const display = await startDisplay();
  const { PATH = '', HOME = '' } = process.env;
  const environment = { PATH, HOME, DISPLAY: display.name };
  const service = new DriverService.Builder(driverPath).setLoopback(true).setEnvironment(environment).build();
  const server = await service.start();
  return {
    open: async (viewport) => {
      const builder = new Builder().usingServer(server).withCapabilities({ browserName: 'MiniBrowser' });
      const driver = (await limited('new session', async () => builder.build())()) as WebDriver;
      await driver.manage().setTimeouts({ script: commandLimitInMs, pageLoad: commandLimitInMs });
      await limited('size of the window', () => setViewport(driver, viewport))();
      return tabOf(driver);
    },
    close: async () => {
      await service.kill();
      display.end();
    },
  };
}

const limitedTab = (tab: Tab) =>
  Object.fromEntries(Object.entries(tab).map(([name, command]) => [name, limited(name, command)])) as Tab;

type Launch = (programPath: string) => Promise<Browser>;

const withLimits =
  (launchBrowser: Launch): Launch =>
  async (path) => {
    const { open, close } = await launchBrowser(path);
    return { open: async (viewport) => limitedTab(await open(viewport)), close };
  };

/** Launches a browser by its name and the path of its program. */
export const launchers = { firefox: withLimits(launchFirefox), webkit: withLimits(launchWebKit) };
