import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clockComparisons } from './clockComparisons.ts';
import { sourceFiles } from './sources.ts';

/** The helpers themselves, and the demo data, whose dates are before the current time. */
const exempt = ['server/time/', 'server/seed/'];

const files = sourceFiles('server').filter((file) => !exempt.some((folder) => file.startsWith(folder)));

test('only server/time compares times with the clock', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(
    files.flatMap((file) => clockComparisons(file, readFileSync(file, 'utf8')).map((at) => `${file}: ${at}`)),
  ).toEqual([]);
});

test.each([
  'const isOver = until <= now;',
  'if (Date.now() >= deadline) throw error;',
  'const isLaunched = deps.now() >= launch;',
  'const at = clock.now(); if (due > at) wait();',
  'const isLate = new Date() > due;',
  'let end = 0; end = Math.min(now(), last) + minute; while (at < end) rest();',
  'const since = now - hour; find(since);',
  "row('claimed_until', '<=', now);",
  "query.where('due_at', '<', deps.now());",
  "const oldest = Date.now() - day; query.where('created_at', '>=', oldest);",
  'sql`opened_at <= $'.concat('{now}`;'),
  'sql`case when $'.concat('{now} > due_at then 1 end`;'),
])('this comparison with the clock is found: %s', (source) => {
  expect(clockComparisons('file.ts', source).length).toBeGreaterThan(0);
});
