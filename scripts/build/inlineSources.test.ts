import { expect, test } from 'vitest';
import { inlineSource } from '#server/site/pagePolicy.ts';
import { inlineSourcesOf } from './inlineSources.ts';

test('every inline script is hashed once, whatever its attributes', () => {
  const page = '<script>start()</script><script type="module">import("/a.js")</script><script>start()</script>';

  expect(inlineSourcesOf(page).scripts).toEqual([inlineSource('start()'), inlineSource('import("/a.js")')]);
});

test('every inline style is hashed once, also for pages without scripts and in templates', () => {
  const page =
    '<style media="print">a{}</style><noscript><style>b{}</style></noscript><style>b{}</style><template><style>c{}</style></template>';

  expect(inlineSourcesOf(page).styles).toEqual(['a{}', 'b{}', 'c{}'].map(inlineSource));
});

test('scripts and styles of files have no hash', () => {
  const page =
    '<script type="module" crossorigin src="/assets/main.js"></script><link rel="stylesheet" href="/assets/a.css">';

  expect(inlineSourcesOf(page)).toEqual({ scripts: [], styles: [] });
});

test('line ends are hashed as a browser reads them', () => {
  expect(inlineSourcesOf('<script>one()\r\ntwo()</script>').scripts).toEqual([inlineSource('one()\ntwo()')]);
});

test('a data block has no hash', () => {
  expect(inlineSourcesOf('<script type="application/ld+json">{"@type":"WebSite"}</script>').scripts).toEqual([]);
});
