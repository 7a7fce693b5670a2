import { expect, test } from 'vitest';
import { splitFirstScreen } from './splitFirstScreen.ts';

const html = '<!doctype html><div id="root"><header><a>Home</a></header><main><p class="text"></p></main></div>';
const split = (css: string) => splitFirstScreen(css, html, 'header')('es');

test('what the first screen and all around it need comes at once, under its conditions, and the rest later', () => {
  const css = 'body{margin:0}@media (width>=48rem){a:hover{color:red}.text{color:blue}}main{padding:0}';

  expect(split(css)).toEqual({
    first: 'body{margin:0}@media (width>=48rem){a:hover{color:red}}',
    rest: '@media (width>=48rem){.text{color:blue}}main{padding:0}',
  });
});

test('faces, states of the whole page and its own language come at once, other languages later', () => {
  const atOnce = '@font-face{font-family:A}:root[data-below] main{visibility:hidden}:root:lang(es){--a:1}';

  expect(split(`${atOnce}:root:lang(ko){--a:2}`)).toEqual({ first: atOnce, rest: ':root:lang(ko){--a:2}' });
});

test('a rule that one of the first screen overrules by its place stays before it, and no other', () => {
  const css = '.text{color:red}.text{margin:0}:focus-visible{color:blue}*{margin:1px}';

  expect(split(css)).toEqual({
    first: '.text{color:red}:focus-visible{color:blue}*{margin:1px}',
    rest: '.text{margin:0}',
  });
});
