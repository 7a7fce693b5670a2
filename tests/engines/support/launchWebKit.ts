import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { Browser, Tab, Viewport } from './Browser.ts';

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, End: Key.END };

/**
 * WebDriver sizes the window, whose frame and toolbar take some of it. Without a window manager the window below the
 * pointer has the focus, and the pointer stands in the middle of the screen.
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
    const found = await driver.executeScript<WebElement>(`return ${expression}`);
    await found.click();
  },
  press: (key) => driver.actions().sendKeys(keys[key]).perform(),
  type: (text) => driver.actions().sendKeys(text).perform(),
  close: () => driver.quit(),
});

/** A display in memory, with room for a desktop's width. Windows that share one take the focus from each other. */
async function startDisplay() {
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(display.stdout, 'data');
  return { name: `:${String(number).trim()}`, end: () => display.kill() };
}

/** WebKitGTK's MiniBrowser, whose driver shows a window, on a display of its own. */
export async function launchWebKit(driverPath: string): Promise<Browser> {
  const display = await startDisplay();
  const { PATH = '', HOME = '' } = process.env;
  const environment = { PATH, HOME, DISPLAY: display.name };
  const service = new DriverService.Builder(driverPath).setLoopback(true).setEnvironment(environment).build();
  const server = await service.start();
  return {
    open: async (viewport) => {
      const driver = await new Builder().usingServer(server).withCapabilities({ browserName: 'MiniBrowser' }).build();
      await driver.manage().setTimeouts({ script: 5_000, pageLoad: 10_000 });
      await setViewport(driver, viewport);
      return tabOf(driver);
    },
    close: async () => {
      await service.kill();
      display.end();
    },
  };
}
