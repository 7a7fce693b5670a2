import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes } from './inlineScriptHashes.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('every inline script is hashed once, whatever its attributes', () => {
  const page = '<script>start()</script><script type="module">import("/a.js")</script>';

  expect(inlineScriptHashes([page, page])).toEqual([hashOf('start()'), hashOf('import("/a.js")')].sort());
});

test('a script from a file has no hash', () => {
  expect(inlineScriptHashes(['<script type="module" crossorigin src="/assets/main.js"></script>'])).toEqual([]);
});

test('line ends are hashed as a browser reads them', () => {
  expect(inlineScriptHashes(['<script>one()\r\ntwo()</script>'])).toEqual([hashOf('one()\ntwo()')]);
});

test('a data block is no script and has no hash', () => {
  expect(inlineScriptHashes(['<script type="application/ld+json">{"@type":"WebSite"}</script>'])).toEqual([]);
});
