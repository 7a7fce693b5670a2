import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const failOnNoise = 'tests/support/failOnNoise.ts';

const dom = {
  environment: 'jsdom' as const,
  setupFiles: [failOnNoise, 'tests/support/setUpDom.ts'],
};

/** They change what a module holds, or read it in an environment of their own. */
const needOwnModules = [
  'tests/admin/downloads.test.tsx',
  'tests/site/ContactForm.test.tsx',
  'tests/site/SubscribeForm.test.tsx',
];

const isLong = ({ moduleId }: TestSpecification) => /\/tests\/(resources|server)\//.test(moduleId);

const order = ['dom, isolated', 'dom', 'contract on Postgres', 'node'];

const rank = (file: TestSpecification) => 2 * order.indexOf(file.project.name) + (isLong(file) ? 0 : 1);

/**
 * In a fresh clone no file is known to take long, and the largest goes first: the suites that are generated have the
 * smallest, and the last of them would leave a core idle for half a minute. A project is not left before it is done: its
 * workers end where the next file is another's, and those that come after read React and the screens again.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  plugins: [react()],
  test: {
    testTimeout: 20_000, // that of a test which hangs; a busy machine is no fault
    sequence: { sequencer: LongFirst },
    maxWorkers: 2, // vitest leaves one core free, and half of CI's two is too much to leave
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false, // these tests keep no state in modules, and a fresh worker for each file takes a third of their time
          include: [
            '{src,server,scripts}/**/*.test.ts',
            'tests/{contract,server,build,architecture,legal,festival}/**/*.test.ts',
          ],
          globalSetup: ['tests/support/temporaryFolders.ts', 'tests/support/bundleServer.ts'],
          setupFiles: [failOnNoise],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract on Postgres',
          environment: 'node',
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/support/temporaryFolders.ts', 'tests/support/contractPostgres.ts'],
          setupFiles: [failOnNoise, 'tests/support/contractOnPostgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...dom,
          name: 'dom',
          isolate: false, // React, MUI and the screens are read once by each worker, and not by each file
          include: ['{src,tests}/**/*.test.tsx'],
          exclude: needOwnModules,
        },
      },
      { extends: true, test: { ...dom, name: 'dom, isolated', include: needOwnModules } },
    ],
  },
});
