import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { results } from './results.ts';

const folder = join(results, 'statuses');

const seen = new Set<string>();

/** Notes a status that a test got: `get /admin/app/faq/list 200`. Each process has its own file. */
export function noteStatus(line: string) {
  if (seen.has(line)) return;
  seen.add(line);
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.txt`), `${line}\n`);
}

/** The statuses that the tests of this run got. */
export const readStatuses = () =>
  new Set(
    existsSync(folder)
      ? readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
      : [],
  );
