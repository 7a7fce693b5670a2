import { expect, test } from 'vitest';
import { hashSource } from '#server/site/pagePolicy.ts';
import { inlineSourcesOf } from './inlineSources.ts';

const scripts = '<script>start()</script><script type="module">import("/a.js")</script><script>start()</script>';
const styles = '<style media="print">a{}</style><noscript><style>b{}</style></noscript><style>b{}</style>';
const external = '<script type="module" src="/assets/main.js"></script><link rel="stylesheet" href="/assets/a.css">';

test.each([
  ['each script once, whatever its attributes', scripts, ['start()', 'import("/a.js")'], []],
  ['a line break of CR and LF as LF, as a browser parses it', '<script>1\r\n2</script>', ['1\n2'], []],
  ['each style once, also in noscript', styles, [], ['a{}', 'b{}']],
  ['a style in a template', '<template><style>c{}</style></template>', [], ['c{}']],
  ['no external script or style sheet', external, [], []],
  ['no JSON-LD', '<script type="application/ld+json">{"@type":"WebSite"}</script>', [], []],
])('the hashes of a page have %s', (_, page, script, style) => {
  expect(inlineSourcesOf(page)).toEqual({ scripts: script.map(hashSource), styles: style.map(hashSource) });
});
