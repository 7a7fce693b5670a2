import { parseArgs } from 'node:util';
import { resources } from '#admin/resources/resources.ts';
import { conventions } from '#api/conventions.ts';
import { createClient } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';
import { examine } from './doctor/examine.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    language: { type: 'string', default: 'en' },
    without: { type: 'string', multiple: true, default: [] },
  },
});
const token = process.env.DOCTOR_TOKEN;

if (!values.base || !token) {
  console.error(`DOCTOR_TOKEN=… npm run doctor -- --base https://example.com/api --without a-resource-of-another-server
Use the token of a signed-in administrator. The doctor changes nothing: it reads lists and single records.`);
  process.exit(2);
}

const { base, language, without } = values;
const call = createClient({ base: base.replace(/\/$/, ''), token: () => token, language: () => language });
const faults = await examine({
  api: { endpoints, conventions },
  call,
  definitions: resources.filter(({ name }) => !without.includes(name)),
  log: console.log,
});

for (const { resource, call: line, message } of faults) console.log(`\nfault: ${resource}, ${line}\n  ${message}`);
console.log(faults.length === 0 ? '\nThe API matches the definitions.' : `\nFaults of the API: ${faults.length}.`);
process.exitCode = faults.length === 0 ? 0 : 1;
