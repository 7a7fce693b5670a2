import type { Page } from '@playwright/test';

/** Keeps the answers to a request back until the function that it returns is called. */
export async function holdRoute(page: Page, url: string | RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Answers a request of the dashboard with this data in place of the server's. */
export const fulfillWith = (page: Page, url: string, data: unknown) =>
  page.route(url, (route) => route.fulfill({ json: { status: true, data, message: '' } }));

/** The addresses asked for from now on, of those that match. */
export function recordRequests(page: Page, pattern: RegExp) {
  const urls: string[] = [];
  page.on('request', (request) => pattern.test(request.url()) && urls.push(request.url()));
  return urls;
}
