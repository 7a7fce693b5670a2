import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { expect, test } from 'vitest';
import { interpolate } from './grammar.ts';

const messages = { rows: '%{smart_count} row |||| %{smart_count} rows' } as unknown as TranslationMessages;

const say = (message: string, variables: Record<string, string | number>) =>
  interpolate.call(message, /./, (expression, name) => variables[name] ?? expression);

test.each([
  ['지도', '지도를'],
  ['책', '책을'],
  ['#12', '#12를'],
  ['#10', '#10을'],
  ['#7', '#7을'],
  ['FAQ', 'FAQ를'],
  ['PDF', 'PDF를'],
  ['URL', 'URL을'],
  ['책 (2)', '책 (2)를'],
  ['“책”', '“책”을'],
  ['Maya', 'Maya을(를)'],
  ['', '을(를)'],
])('the object particle after %j makes %j', (name, sentence) => {
  expect(say('%{name}을(를)', { name })).toBe(sentence);
});

test.each([
  ['서울', '서울로'],
  ['집', '집으로'],
  ['학교', '학교로'],
  ['표 1', '표 1로'],
  ['표 3', '표 3으로'],
])('the direction particle after %j makes %j', (name, sentence) => {
  expect(say('%{name}(으)로', { name })).toBe(sentence);
});

test('every pair of particles has its two forms', () => {
  const message = '%{name}이(가) %{name}은(는) %{name}와(과)';
  expect(say(message, { name: '모임' })).toBe('모임이 모임은 모임과');
  expect(say(message, { name: '행사' })).toBe('행사가 행사는 행사와');
});

test('genders are chosen only if a gender is given', () => {
  expect(say('[el|la] %{name}', { name: 'mesa', gender: 'feminine' })).toBe('la mesa');
  expect(say('[el|la] %{name}', { name: 'libro', gender: 'masculine' })).toBe('el libro');
  expect(say('[el|la] %{name}', { name: 'libro' })).toBe('[el|la] libro');
});

test('grammar in a value is ignored, and an unknown placeholder stays', () => {
  expect(say('%{name}', { name: '[el|la] %{gender}을(를)', gender: 'feminine' })).toBe('[el|la] %{gender}을(를)');
  expect(say('%{name}을(를) %{message}', { name: '책' })).toBe('책을 %{message}');
});

test('polyglot uses it, also for plural forms', () => {
  const { translate } = polyglotI18nProvider(() => messages, 'en', [], { replace: interpolate });
  expect([translate('rows', { smart_count: 1 }), translate('rows', { smart_count: 2 })]).toEqual(['1 row', '2 rows']);
});
