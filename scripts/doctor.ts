import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { resources } from '#admin/resources/resources.ts';
import { conventions } from '#api/conventions.ts';
import { createClient } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';
import { callsOfResources, resourceNames } from '#scripts/openapi/callsByResource.ts';
import { describeDifference } from '#scripts/openapi/responseCheck.ts';
import type { Contract } from './doctor/contractCalls.ts';
import { examine } from './doctor/examine.ts';
import { examineContract } from './doctor/examineContract.ts';

const usage = `DOCTOR_TOKEN=… npm run doctor -- --base https://example.com/api

Use the token of a signed-in administrator. The doctor changes nothing: it makes only calls that read.
  --write             also makes the calls that write, with the examples of the document, and deletes rows: for a test server
  --without ticket    leaves out a resource that the server does not have, and may be given again
  --language ko       the language to ask for; English by default`;

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        base: { type: 'string' },
        language: { type: 'string', default: 'en' },
        write: { type: 'boolean', default: false },
        without: { type: 'string', multiple: true, default: [] },
      },
    }).values;
  } catch (error) {
    return stop(`${(error as Error).message}\n\n${usage}`);
  }
}

const values = readOptions();
const token = process.env.DOCTOR_TOKEN;
if (!values.base || !token) stop(usage);

const { language, without, write } = values;
const unknown = without.filter((name) => !resourceNames().includes(name));
if (unknown.length > 0) stop(`No resource is called ${unknown.join(', ')}. There are ${resourceNames().join(', ')}.`);
const base = values.base.replace(/\/$/, '');
const document: Contract = JSON.parse(readFileSync(new URL('../docs/openapi.json', import.meta.url), 'utf8'));

const differences = await examineContract({
  document,
  base,
  token,
  language,
  writes: write,
  without: callsOfResources(without),
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
