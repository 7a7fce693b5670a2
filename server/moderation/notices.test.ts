import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { guidelines } from '#api/extensions/wire.ts';
import { languages } from '#api/wire.ts';
import { createTranslate } from '#server/language/translate.ts';
import { readSource } from '#site/legal/compileDocument.ts';
import { noticeOf } from './notices.ts';

const suspension = { measure: 'suspend7', section: 'be-kind', created_at: Date.UTC(2026, 0, 2) } as const;

test.each(languages)('a notice names a plain reason, its rule and an address to write to, in %s', (language) => {
  vi.stubEnv('VITE_SITE_URL', 'https://hullo.example');
  vi.stubEnv('VITE_MAIL_SUPPORT', 'help@hullo.example');
  const notice = noticeOf({ ...suspension, language });

  expect(notice).toContain(createTranslate(language)('grounds.be-kind'));
  expect(notice).toContain(`https://hullo.example/guideliness?lng=${language}#be-kind\n`);
  expect(notice).toContain('help@hullo.example');
});

test('without a site and a mailbox in the build, a notice has no link and points to the app', () => {
  expect(noticeOf({ ...suspension, language: 'en' })).toBe(
    'You can’t use your account until January 9, 2026. The reason: harassment or abuse. Our Community Guidelines don’t allow this.\n\nThink we got it wrong? Tell us why in the app. Someone who wasn’t involved will review the decision.',
  );
});

test.each([
  ['before an appeal', {}, /Tell us why in the app/],
  ['after an appeal', { appealed_at: 1 }, /You asked us to look at this again\. .* will review the decision\.$/],
  ['after an upheld appeal', { appealed_at: 1, outcome: 'upheld' }, /has reviewed the decision, and it stands\.$/],
  ['after an overturned appeal', { appealed_at: 1, outcome: 'overturned' }, /don’t allow this\.$/],
] as const)('a notice says whether the decision can be appealed: %s', (_, appeal, text) => {
  expect(noticeOf({ ...suspension, language: 'en', ...appeal })).toMatch(text);
});

test.each(guidelines)('the rule %s of a notice is a section of the Community Guidelines', (id) => {
  const source = readSource(readFileSync('src/site/legal/texts/guideliness/en.md', 'utf8'));

  expect(source.map((section) => section.id)).toContain(id);
});
