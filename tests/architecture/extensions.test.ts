import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Endpoint } from '#api/Endpoint.ts';
import { extensions } from '#api/extensions/endpoints.ts';

const document = readFileSync('docs/extensions.md', 'utf8');

const callsOf = ({ endpoints }: (typeof extensions)[keyof typeof extensions]) =>
  Object.values<Record<string, Endpoint>>(endpoints).flatMap((calls) => Object.values(calls));

const takenBy = ({ query = [], sends = [], conventions }: Endpoint) =>
  [conventions?.paging?.name ?? [], ...query, ...sends].flat().map((name) => `\`${name}\``);

const rowOf = (endpoint: Endpoint) => `| \`${endpoint.call}\` | ${takenBy(endpoint).join(', ') || '–'} |`;

test.each(Object.entries(extensions))(
  'the contract of %s names its version, its calls and their values',
  (id, extension) => {
    const [, section = ''] = document.split(`## \`${id}\`, version ${extension.version}\n`);
    const [own = ''] = section.split('\n## ');
    const rows = own.split('\n').filter((line) => /^\| `[A-Z]+ \//.test(line));

    expect(rows.map((row) => row.replace(/(\|.*?\|.*?\|).*/, '$1'))).toEqual(callsOf(extension).map(rowOf));
  },
);
