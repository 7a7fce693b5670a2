import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApi } from './openapi/responseCheck.ts';
import { results } from './support/results.ts';
import { readStatuses } from './support/seenStatuses.ts';

// After all tests: each status of the OpenAPI document was the response to some test. Failures of the server are the same for
// all calls, and `5XX` stands for them.
const { paths }: OpenApi = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
const seen = readStatuses();
const documented = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { responses }]) =>
    Object.keys(responses)
      .filter((status) => status !== '5XX')
      .map((status) => `${method} ${path} ${status}`),
  ),
);
const unseen = documented.filter((line) => !seen.has(line));
for (const line of unseen) console.error(`No test gets ${line}, which docs/openapi.json has.`);
writeFileSync(
  join(results, 'statuses.json'),
  JSON.stringify({ numPassedTests: unseen.length === 0 ? 1 : 0, numFailedTests: unseen.length }),
);
process.exitCode = unseen.length === 0 ? 0 : 1;
