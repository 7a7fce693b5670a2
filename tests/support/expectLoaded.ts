import { expect, type Page } from '@playwright/test';

/** Waits until nothing on a screen of the dashboard is on its way any more. */
export const expectLoaded = (page: Page) =>
  expect(page.locator('[data-skeleton-row], main .MuiSkeleton-root')).toHaveCount(0);
