import { expect, test } from 'vitest';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { hi } from './messages/hi.ts';
import { ko } from './messages/ko.ts';
import { createTranslate } from './translate.ts';

const placeholdersOf = (messages: Record<string, string>) =>
  Object.entries(messages).map(([key, text]) => [key, [...text.matchAll(/%\{\w+\}/g)].map(String).sort()]);

test.each([
  ['es', es],
  ['ko', ko],
  ['hi', hi],
])('every message has the same placeholders in %s as in English', (_, messages) => {
  expect(placeholdersOf(messages)).toEqual(placeholdersOf(en));
});

test('placeholders are filled in, the name of the field in its language', () => {
  const t = createTranslate('es');

  expect(t('faq.created')).toBe('Pregunta añadida');
  expect(t(['request.tooMany', { seconds: 60 }])).toBe('Demasiados intentos. Inténtalo de nuevo en 60 s');
  expect(t(['field.tooLong', { max: 300 }], 'question')).toBe(
    'El campo «pregunta» puede tener como máximo 300 caracteres',
  );
});

test('a value that looks like a placeholder or a pattern is shown as it is', () => {
  expect(createTranslate('en')(['request.wrongType', { type: '%{type} $& $1' }])).toBe('This call takes %{type} $& $1');
});
