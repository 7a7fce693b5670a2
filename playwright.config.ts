import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments } from '#scripts/support/programs.ts';
import { desktop } from '#tests/support/viewports.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser', // emptied at every start; the reports are one folder up
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    reuseContext: true, // a new context for each test takes a quarter of the time; storage is cleared between tests
    viewport: desktop,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: chromiumArguments },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
  },
});
