import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments } from '#scripts/support/chromium.ts';
import { desktop, phone } from '#tests/support/viewports.ts';

const onPhone = /@phone/; // the tag of what is different there, and runs nowhere else

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser', // is emptied at every start, and the reports lie one folder up
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: chromiumArguments },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: onPhone,
      use: { ...devices['Desktop Chrome'], viewport: desktop },
    },
    { name: 'phone', grep: onPhone, use: { ...devices['Pixel 7'], viewport: phone } },
  ],
});
