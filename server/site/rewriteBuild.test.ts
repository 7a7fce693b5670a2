import { expect, test } from 'vitest';
import { readPageSetting, setPageSettings } from './rewriteBuild.ts';

const page = '<!doctype html><html lang="en" data-launch="2025-12-01" data-launched=""><title data-mail="x">A</title>';

test('an existing setting of the page is replaced, and a new one is added', () => {
  const changed = setPageSettings(page, { launch: '2026-03-01', mail: 'on' });

  expect(changed).toBe(
    '<!doctype html><html lang="en" data-launch="2026-03-01" data-launched="" data-mail="on"><title data-mail="x">A</title>',
  );
  expect(readPageSetting(changed, 'launch')).toBe('2026-03-01');
});

test('settings are attributes of the html element only', () => {
  expect(readPageSetting(page, 'mail')).toBeUndefined();
});

test('a page without a language is rejected', () => {
  expect(() => setPageSettings('<html><body>', { mail: 'on' })).toThrow('no html element with attributes');
});
