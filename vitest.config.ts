import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const failOnNoise = 'tests/support/failOnNoise.ts';

export default defineConfig({
  plugins: [react()],
  test: {
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
          setupFiles: [failOnNoise],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{src,tests}/**/*.test.tsx'],
          setupFiles: [failOnNoise, 'tests/support/setUpDom.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
