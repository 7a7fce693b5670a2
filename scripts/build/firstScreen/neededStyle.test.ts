import { expect, test } from 'vitest';
import { parseHtml } from '#scripts/build/page.ts';
import { neededStyle } from './neededStyle.ts';

const page = parseHtml(
  '<html lang="es"><div id="root"><header><a>Home</a></header><main><p class="text"></p></main></div></html>',
);
const first = (css: string) => neededStyle(css, page, 'header');

test('the rules of the first screen and its ancestors stay, in their conditions', () => {
  expect(first('body{margin:0}@media (width>=48rem){.text{color:blue}a:hover{color:red}}main p{padding:0}')).toBe(
    'body{margin:0}@media (width>=48rem){a:hover{color:red}}',
  );
});

test('a rule keeps only the selectors that the first screen needs', () => {
  expect(first('.text,a::before,a[aria-current]{color:red}')).toBe('a::before,a[aria-current]{color:red}');
});

test('a selector with :not or :has keeps its rule', () => {
  expect(first('a:not(:hover){color:red}header:has(:popover-open) a{color:blue}')).toBe(
    'a:not(:hover){color:red}header:has(:popover-open) a{color:blue}',
  );
});

test('rules of the page’s own language stay, and those of another language do not', () => {
  expect(first(':root:lang(es){color:red}:root:lang(ko){color:blue}')).toBe(':root:lang(es){color:red}');
});

test('a rule with a start attribute stays for every part of the page, and is removed for an absent part', () => {
  expect(first(':root[data-below-fold] main{visibility:hidden}:root[data-below-fold] .card{display:none}')).toBe(
    ':root[data-below-fold] main{visibility:hidden}',
  );
});

test('a part that is hidden until the whole style sheet has loaded needs no rules', () => {
  expect(first(':root[data-below-fold] a{display:none}header{margin:0}a{color:red}')).toBe(
    ':root[data-below-fold] a{display:none}header{margin:0}',
  );
});

test('rules for print that hide a part of the first screen stay; other rules for print, and animations, come later', () => {
  const print = '@media print{header,.text{display:none}header a{color:#000}}';
  expect(first(`${print}@keyframes turn{to{rotate:1turn}}`)).toBe('@media print{header{display:none}}');
});

test('rules for large text in a narrow window come later', () => {
  expect(first('@media (width<19em){header{hyphens:auto}}')).toBe('');
  expect(first('@media (width<48em){header{color:#000}}')).toBe('@media (width<48em){header{color:#000}}');
});

test('a custom property stays if a rule uses it, directly or through another', () => {
  expect(first(':root{--a:var(--b);--b:1px;--c:2px}header{margin:var(--a)}.text{margin:var(--c)}')).toBe(
    ':root{--a:var(--b);--b:1px}header{margin:var(--a)}',
  );
});

test('a page without a first screen has all rules that it needs, those for print, large text and animations too', () => {
  const css = [
    '@media print{.text{color:#000}}@media (width<19em){.text{hyphens:auto}}',
    '@keyframes turn{to{rotate:1turn}}.text{color:red}',
  ].join('');
  const below = ':root[data-below-fold] .text{display:none}';
  expect(neededStyle(`${css}${below}.card{color:blue}`, page)).toBe(css);
});
