import { expect, test } from 'vitest';
import { catalogs, createTranslate } from './translate.ts';

const placeholdersOf = (messages: Record<string, string>) =>
  Object.entries(messages).map(([key, text]) => [key, [...text.matchAll(/%\{\w+\}/g)].map(String).sort()]);

test.each(Object.entries(catalogs))('a message of several sentences ends each of them, in %s', (_, messages) => {
  const open = Object.entries(messages).filter(([, text]) => /[.!?।] +\S/.test(text) && !/[.!?:।]$/.test(text));

  expect(open).toEqual([]);
});

test.each([
  ['en', 59_000, '59 seconds'],
  ['en', 59_001, '1 minute'],
  ['en', 300_000, '5 minutes'],
  ['es', 60_000, '1 minuto'],
  ['es', 60_001, '2 minutos'],
  ['ko', 1, '1초'],
  ['ko', 300_000, '5분'],
  ['hi', 30_000, '30 सेकंड'],
  ['hi', 300_000, '5 मिनट'],
  ['fr', 300_000, '5 minutes'],
])('in %s a wait of %i ms is written as %s', (language, milliseconds, time) => {
  expect(createTranslate(language)(['request.tooMany', { time: { milliseconds } }])).toContain(` ${time}`);
});

test('a direction override stays within the value of a message', () => {
  const placeholders = '[[Ana\u2069\u202Egro]]';
  expect(createTranslate('en')(['ticket.unfilled', { placeholders }])).toBe(
    'Fill in \u2068[[Ana\u202Egro]]\u2069 first',
  );
});

test.each(Object.entries(catalogs))('every message has the same placeholders in %s as in English', (_, messages) => {
  expect(placeholdersOf(messages)).toEqual(placeholdersOf(catalogs.en));
});

test('placeholders are filled in, the name of the field in its language', () => {
  const t = createTranslate('es');

  expect(t('faq.created')).toBe('Pregunta agregada');
  expect(t(['field.tooLong', { max: 300 }], 'question')).toBe(
    'El campo «pregunta» puede tener como máximo 300 caracteres',
  );
});

test('a value that looks like a placeholder or a pattern is shown as it is', () => {
  expect(createTranslate('en')(['request.wrongType', { type: '%{type} $& $1' }])).toBe('This call takes %{type} $& $1');
});
