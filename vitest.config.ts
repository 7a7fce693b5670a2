import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const forEveryTest = 'tests/support/aroundEachTest.ts';

const dom = {
  environment: 'jsdom' as const,
  setupFiles: [forEveryTest, 'tests/support/setUpDom.ts'],
  env: { VITE_API_BASE: 'http://api.test/api' }, // Node's Request rejects a URL without an origin
};

/**
 * These tests depend on the state of modules, leave a program mounted, or import modules with other environment variables.
 * Other files in the same worker would change their results.
 */
const needOwnModules = [
  'src/session/withSessionEnd.test.tsx',
  'tests/admin/downloads.test.tsx',
  'tests/admin/start.test.tsx',
  'tests/random/dom.test.tsx',
  'tests/site/forms.test.tsx',
];

/** Tests of Postgres alone. They run on the Postgres of the contract. */
const onPostgres = ['tests/server/postgres.test.ts', 'tests/server/interleaving.test.ts'];

const isLong = ({ moduleId }: TestSpecification) => /\/tests\/(random|resources|server)\//.test(moduleId);

const order = ['dom, isolated', 'dom', 'contract on Postgres', 'node'];

const rank = (file: TestSpecification) => 2 * order.indexOf(file.project.name) + (isLong(file) ? 0 : 1);

/**
 * Runs long files first, so that none of them leaves a core idle at the end. A fresh clone has no durations, and vitest would
 * start with the largest files, while the long generated suites are small files. Files of one project run together, because
 * a worker that changes the project imports React and the screens again.
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
    testTimeout: 20_000, // ends a test that hangs, also on a busy machine
    sequence: { sequencer: LongFirst },
    maxWorkers: 2, // by default vitest leaves one of CI's two cores free
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          testTimeout: 60_000, // processes share the machine with the other tests
          hookTimeout: 60_000,
          environment: 'node',
          isolate: false, // these tests keep no state in modules; a worker for each file takes a third of their time
          include: [
            '{src,server,scripts}/**/*.test.ts',
            'tests/{contract,faqServer,server,build,architecture,legal,festival,addingAResource,random}/**/*.test.ts',
          ],
          exclude: onPostgres,
          globalSetup: ['tests/support/temporaryFolders.ts', 'tests/support/bundleServer.ts'],
          setupFiles: forEveryTest,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract on Postgres',
          environment: 'node',
          isolate: false,
          include: ['tests/contract/**/*.test.ts', ...onPostgres],
          globalSetup: ['tests/support/temporaryFolders.ts', 'tests/support/contractPostgres.ts'],
          setupFiles: [forEveryTest, 'tests/support/contractOnPostgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...dom,
          name: 'dom',
          isolate: false, // each worker imports React, MUI and the screens once
          include: ['{src,tests}/**/*.test.tsx'],
          exclude: needOwnModules,
        },
      },
      { extends: true, test: { ...dom, name: 'dom, isolated', include: needOwnModules } },
    ],
  },
});
