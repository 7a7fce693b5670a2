import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './inlineHashes.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every inline script is hashed once, whatever its attributes', () => {
  const page = '<script>start()</script><script type="module">import("/a.js")</script><script>start()</script>';

  expect(inlineHashes(page).scriptSrc).toEqual([hashOf('start()'), hashOf('import("/a.js")')]);
});

test('every inline style is hashed once, also what is for a page without scripts', () => {
  const page = '<style media="print">a{}</style><noscript><style>b{}</style></noscript><style>b{}</style>';

  expect(inlineHashes(page).styleSrc).toEqual([hashOf('a{}'), hashOf('b{}')]);
});

test('what comes from a file has no hash', () => {
  const page =
    '<script type="module" crossorigin src="/assets/main.js"></script><link rel="stylesheet" href="/assets/a.css">';

  expect(inlineHashes(page)).toEqual({ scriptSrc: [], styleSrc: [] });
});

test('line ends are hashed as a browser reads them', () => {
  expect(inlineHashes('<script>one()\r\ntwo()</script>').scriptSrc).toEqual([hashOf('one()\ntwo()')]);
});

test('a data block is no script and has no hash', () => {
  expect(inlineHashes('<script type="application/ld+json">{"@type":"WebSite"}</script>').scriptSrc).toEqual([]);
});
