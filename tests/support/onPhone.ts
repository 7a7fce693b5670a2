import { devices } from '@playwright/test';
import { phone } from './viewports.ts';

const { defaultBrowserType: _chromium, ...device } = devices['Pixel 7'];

/** The options of `test.use` for a phone. */
export const onPhone = { ...device, viewport: phone };
