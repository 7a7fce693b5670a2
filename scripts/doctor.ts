import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { resources } from '#admin/resources/resources.ts';
import { conventions } from '#api/conventions.ts';
import { createClient } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';
import { callsByResource } from '#scripts/openapi/callsByResource.ts';
import { describeDifference } from '#scripts/openapi/responseCheck.ts';
import type { Contract } from './doctor/contractCalls.ts';
import { examine } from './doctor/examine.ts';
import { examineContract } from './doctor/examineContract.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    language: { type: 'string', default: 'en' },
    write: { type: 'boolean', default: false },
    without: { type: 'string', multiple: true, default: [] },
  },
});
const token = process.env.DOCTOR_TOKEN;

if (!values.base || !token) {
  console.error(`DOCTOR_TOKEN=… npm run doctor -- --base https://example.com/api --without ticket
Use the token of a signed-in administrator. --without leaves out a resource that the server has not; it may be given again. The doctor changes nothing: it makes only calls that read. With --write it also
makes those that write, with the examples of the document, and deletes rows: for a test server.`);
  process.exit(2);
}

const { language, without, write } = values;
const known = callsByResource();
const unknown = without.filter((name) => !known.some(({ resource }) => resource === name));
if (unknown.length > 0) {
  console.error(
    `No resource is called ${unknown.join(', ')}. There are ${known.map(({ resource }) => resource).join(', ')}.`,
  );
  process.exit(2);
}
const left = known.filter(({ resource }) => without.includes(resource));
const base = values.base.replace(/\/$/, '');
const document: Contract = JSON.parse(readFileSync(new URL('../docs/openapi.json', import.meta.url), 'utf8'));

const differences = await examineContract({
  document,
  base,
  token,
  language,
  writes: write,
  without: left.flatMap(({ operations }) => operations.map(([, call]) => call)),
  log: console.log,
});
const call = createClient({ base, token: () => token, language: () => language });
const faults = await examine({
  api: { endpoints, conventions },
  call,
  definitions: resources.filter(({ name }) => !without.includes(name)),
  log: console.log,
});

for (const { call: line, when, ...difference } of differences)
  console.log(`\ndifference: ${[line, when].join(' ').trim()}\n  ${describeDifference(difference)}`);
for (const { resource, call: line, message } of faults) console.log(`\nfault: ${resource}, ${line}\n  ${message}`);
const isRight = differences.length + faults.length === 0;
console.log(
  isRight
    ? '\nThe API matches the document and the definitions.'
    : `\nDifferences from the document: ${differences.length}. Faults for the definitions: ${faults.length}.`,
);
process.exitCode = isRight ? 0 : 1;
