import { expect, test } from 'vitest';
import { splitFaces } from './splitFaces.ts';

const face = (family: string) => `@font-face{font-family:${family};src:local(Arial)}`;
const css = `${['Text Fallback', 'Text Fallback es', 'Hand Fallback', 'Hangul Fallback'].map(face).join('')}:root{--font-text:"Text", "Text Fallback", sans-serif;--font-hand:"Hand Fallback"}:root:lang(es){--font-text:"Text", "Text Fallback es"}:root:lang(ko){--font-text:"Hangul Fallback"}:root:lang(ko) article[lang=en]{--font-text:"Text Fallback"}p{margin:0}`;

const kept = (language: 'en' | 'es' | 'ko') =>
  [...splitFaces(css, language).own.matchAll(/@font-face\{font-family:([^;]+)/g)].map(([, family]) => family);

test('a page keeps the faces that a rule of its language names, and the general ones that none replaces', () => {
  expect(kept('en')).toEqual(['Text Fallback', 'Hand Fallback']);
  expect(kept('es')).toEqual(['Text Fallback es', 'Hand Fallback']);
  expect(kept('ko')).toEqual(['Text Fallback', 'Hand Fallback', 'Hangul Fallback']);
});

test('what is taken out is not lost, and no rule is', () => {
  const { own, others } = splitFaces(css, 'es');

  expect(others).toBe(face('Text Fallback') + face('Hangul Fallback'));
  expect(own.length + others.length).toBe(css.length);
});
