import { expect, test } from 'vitest';
import { splitFirstScreen } from './splitFirstScreen.ts';

const html = '<div id="root"><header><a>Home</a></header><main><p class="text"></p></main></div>';
const split = (css: string) => splitFirstScreen(css, html, 'header', 'es');

test('what the first screen and all around it need comes at once, under its conditions, and the rest later', () => {
  const css = 'body{margin:0}@media (width>=48rem){a:hover{color:red}.text{color:blue}}main{padding:0}';

  expect(split(css)).toEqual({
    first: 'body{margin:0}@media (width>=48rem){a:hover{color:red}}',
    rest: '@media (width>=48rem){.text{color:blue}}main{padding:0}',
  });
});

test('faces, states of the whole page and its own language come at once, other languages later', () => {
  const atOnce = '@font-face{font-family:A}:root[data-below] main{visibility:hidden}:root:lang(es){color:red}';

  expect(split(`${atOnce}:root:lang(ko){color:blue}`)).toEqual({ first: atOnce, rest: ':root:lang(ko){color:blue}' });
});

test('what is printed, and a state of the page for what it has not, come later', () => {
  const print = '@media print{header{display:none}}';
  const state = ':root[data-below] .card{display:none}';

  expect(split(print + state)).toEqual({ first: '', rest: print + state });
});

test('a rule that one of the first screen overrules by its place stays before it, and no other', () => {
  const css = '.text{color:red}.text{margin:0}:focus-visible{color:blue}*{margin:1px}';

  expect(split(css)).toEqual({
    first: '.text{color:red}:focus-visible{color:blue}*{margin:1px}',
    rest: '.text{margin:0}',
  });
});

test('what is hidden until the rest is there needs nothing before', () => {
  const hidden = ':root[data-below] a{display:none}';

  expect(split(`${hidden}header{margin:0}a{color:red}`)).toEqual({
    first: `${hidden}header{margin:0}`,
    rest: 'a{color:red}',
  });
});

test('custom properties come at once if the first screen uses them, directly or by another', () => {
  const css =
    ':root{--a:var(--b);--b:1px;--c:2px}@media print{:root{--c:3px}}header{margin:var(--a)}.text{margin:var(--c)}';

  expect(split(css)).toEqual({
    first: ':root{--a:var(--b);--b:1px;}header{margin:var(--a)}',
    rest: ':root{--c:2px}@media print{:root{--c:3px}}.text{margin:var(--c)}',
  });
});

test('neighbours under the same condition share it', () => {
  const css = '@media screen{a{color:red}}@media screen{a:hover{color:blue}}';

  expect(split(css).first).toBe('@media screen{a{color:red}a:hover{color:blue}}');
});
