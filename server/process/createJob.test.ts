import { expect, test } from 'vitest';
import { minute } from '#server/time/time.ts';
import { createJob } from './createJob.ts';

test('calls of a job that come while it runs share one more attempt', async () => {
  let attempts = 0;
  const job = createJob(async () => {
    attempts += 1;
    return minute;
  });
  const callers = Array(50).fill(job.run);
  await Promise.all(callers.map((run) => run()));
  expect(attempts).toBe(1);

  const running = job.run();
  await Promise.resolve(); // the attempt begins
  await Promise.all([running, ...callers.map((run) => run())]);
  expect(attempts).toBe(3);
  await job.end();
});
