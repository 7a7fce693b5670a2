import { devices } from '@playwright/test';
import { phone } from './viewports.ts';

const { defaultBrowserType: _chromium, ...device } = devices['Pixel 7'];

/** What `test.use` takes for the tests of what is different on a phone. */
export const onPhone = { ...device, viewport: phone };
