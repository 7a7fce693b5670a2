import { defineConfig } from 'vitest/config';

const projectOf = (name: 'firefox' | 'webkit', path = '') => ({
  extends: true as const,
  test: { name, provide: { engine: { name, path } } },
});

export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    isolate: false, // the files of a worker share its browser
    maxWorkers: 2,
    testTimeout: 120_000, // WebKit's driver takes seconds for a command on a busy machine
    hookTimeout: 60_000,
    projects: [projectOf('firefox', process.env.FIREFOX_PATH), projectOf('webkit', process.env.WEBKIT_DRIVER_PATH)],
  },
});
