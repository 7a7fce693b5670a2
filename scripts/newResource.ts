import { execFileSync } from 'node:child_process';
import { ask } from './newResource/ask.ts';
import { write } from './newResource/write.ts';

try {
  const resource = await ask(process.argv.slice(2), process.stdin.isTTY);
  const files = write(resource, process.cwd());
  execFileSync('npx', ['biome', 'check', '--write', ...files], { stdio: 'ignore' });
  for (const file of files) console.log(`wrote ${file}`);
  console.log(
    '\nLook through the definition and the calls, and at the gender of the name in Spanish and Hindi. ' +
      'Then `npm run types` and `npm run tables` name what is left to say.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
