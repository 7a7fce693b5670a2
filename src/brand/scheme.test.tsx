import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyChosenScheme, chooseScheme, chosenScheme } from './scheme.ts';

const dark = '(prefers-color-scheme: dark)';

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="${dark}">
    <style>:root { --color-ground: white } @media ${dark} { :root { --color-ground: black } }</style>
    <style>@media print { p { color: black } }</style>`;
});

afterEach(() => {
  document.head.innerHTML = '';
});

const shown = () => ({
  scheme: document.documentElement.style.colorScheme,
  media: [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].flatMap((rule) => (rule instanceof CSSMediaRule ? rule.media.mediaText : [])),
  ),
  bars: [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media')),
});

test('a choice is saved, applied at once and again by the next page, and can be taken back', () => {
  chooseScheme('dark');
  expect(chosenScheme()).toBe('dark');
  expect(shown()).toEqual({ scheme: 'dark', media: ['all', 'print'], bars: ['not all', 'all'] });
  chooseScheme('light');
  applyChosenScheme();
  expect(shown()).toEqual({ scheme: 'light', media: ['not all', 'print'], bars: ['all', 'not all'] });

  chooseScheme('system');
  expect(shown()).toEqual({ scheme: '', media: [dark, 'print'], bars: ['(prefers-color-scheme: light)', dark] });
});

test('an unknown stored choice is that of the system', () => {
  localStorage.setItem('scheme', 'toString');
  expect(chosenScheme()).toBe('system');
});
