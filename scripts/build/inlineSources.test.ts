import { expect, test } from 'vitest';
import { hashSource } from '#server/site/pagePolicy.ts';
import { inlineSourcesOf } from './inlineSources.ts';

test('every inline script is hashed once, whatever its attributes', () => {
  const page = '<script>start()</script><script type="module">import("/a.js")</script><script>start()</script>';

  expect(inlineSourcesOf(page).scripts).toEqual([hashSource('start()'), hashSource('import("/a.js")')]);
});

test('every inline style is hashed once, also for pages without scripts and in templates', () => {
  const page =
    '<style media="print">a{}</style><noscript><style>b{}</style></noscript><style>b{}</style><template><style>c{}</style></template>';

  expect(inlineSourcesOf(page).styles).toEqual(['a{}', 'b{}', 'c{}'].map(hashSource));
});

test('external scripts and style sheets have no hash', () => {
  const page =
    '<script type="module" crossorigin src="/assets/main.js"></script><link rel="stylesheet" href="/assets/a.css">';

  expect(inlineSourcesOf(page)).toEqual({ scripts: [], styles: [] });
});

test('a line break of CR and LF is hashed as LF, as a browser parses it', () => {
  expect(inlineSourcesOf('<script>one()\r\ntwo()</script>').scripts).toEqual([hashSource('one()\ntwo()')]);
});

test('a JSON-LD block has no hash', () => {
  expect(inlineSourcesOf('<script type="application/ld+json">{"@type":"WebSite"}</script>').scripts).toEqual([]);
});
