import { readFileSync } from 'node:fs';
import { endpoints } from '#api/endpoints.ts';
import { plan, write } from './newResource/plan.ts';

const [name, sample] = process.argv.slice(2);

try {
  if (!name || !sample) throw new Error('npm run new-resource -- <key in src/api/endpoints.ts> <response of its list>');
  const changes = plan({ name, endpoints, response: JSON.parse(readFileSync(sample, 'utf8')) }, '.');
  write(changes, '.');
  for (const { file } of changes) console.log(`wrote ${file}`);
  console.log('\nThe kinds of the fields are guessed. npm run types and npm run tables list what is left to do.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
