import { readFileSync } from 'node:fs';
import { lexer, type Token, type Tokens } from 'marked';
import { expect, test } from 'vitest';
import { type Language, languages } from '#i18n/language.ts';
import { legalTexts } from '#i18n/messages/legalTexts.ts';
import { loadFailure } from '#i18n/messages/loadFailure.ts';
import { openGraph } from '#i18n/messages/openGraph.ts';

/** Parts of texts that keep a term to avoid, and why. */
const exceptions: Partial<Record<Language, Record<string, string>>> = {
  en: {
    'An error occurred during login': 'The specification fixes this text.',
    'Please login to continue': 'No screen shows this text of react-admin.',
    'tries to get in': 'A verb: a person tries.',
  },
  es: {
    'es definitiva': 'An arbitral award is final: the term of law.',
    'soporte para siempre': 'How long we support the app, not how we remove an account.',
  },
  ko: { '제재 대상자 명단': 'The list of sanctioned persons.' },
  hi: {
    'प्रकृति के कारण': '“Because of”, not the reason that a reporter chooses.',
    'मेल [खाता|खाती]': 'To match a search, not an email.',
    'मेल-जोल': 'Dealings with people, not an email.',
  },
};

const isTable = (token: Token): token is Tokens.Table => token.type === 'table';

/** The terms of the table by language: those to use, without notes, and those it strikes. */
function readGlossary(markdown: string) {
  const tables = lexer(markdown).filter(isTable);
  const rows = tables.flatMap((table) => table.rows);
  const header = tables[0]?.header.map(({ text }) => text) ?? [];
  const languageNames = new Intl.DisplayNames('en', { type: 'language' });
  const termsIn = (column: number) => {
    const parts = rows.flatMap((row) => row[column]?.tokens ?? []);
    const [struck, kept] = [true, false].map((isStruck) =>
      parts
        .filter(({ type }) => (type === 'del') === isStruck)
        .map((part) => ('text' in part ? String(part.text) : '')),
    );
    const used = kept?.flatMap((text) => text.replaceAll(/\(.+?\)/g, '').split(','));
    return { avoided: struck ?? [], used: used?.map((term) => term.trim()).filter(Boolean) ?? [] };
  };
  return (language: Language) => termsIn(header.indexOf(languageNames.of(language) ?? ''));
}

const leavesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [String(value)];

const catalogues = import.meta.glob<object>(['/src/i18n/messages/*/*.ts', '/server/language/messages/*.ts'], {
  eager: true,
});
const documents = import.meta.glob<string>('/src/site/legal/texts/*/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Every text in a language: catalogues, mails and documents. */
const textsIn = (language: Language) => [
  ...Object.entries({ ...catalogues, ...documents })
    .filter(([file]) => file.includes(`/${language}/`) || /\/(\w+)\.\w+$/.exec(file)?.[1] === language)
    .flatMap(([, texts]) => (typeof texts === 'string' ? texts.split('\n') : leavesOf(texts))),
  ...[legalTexts, loadFailure, openGraph].flatMap((table) => leavesOf(table[language])),
];

const invisible = /%\{\w+\}|\{\{.+?\}\}|\{(?:#|from=).+?\}/g;

/** Whole words, and their plural. A Korean word may have a particle. */
const patternOf = (term: string, language: Language) =>
  language === 'ko' ? new RegExp(term) : new RegExp(`(?<![\\p{L}\\p{M}])${term}(?:e?s)?(?![\\p{L}\\p{M}])`, 'iu');

/** The texts with a term to avoid, each after the term. */
const findAvoided = (texts: readonly string[], terms: readonly string[], language: Language) => {
  const allowed = Object.keys(exceptions[language] ?? {});
  const seen = texts.map(
    (text) =>
      [text, allowed.reduce((rest, part) => rest.replaceAll(part, ''), text.replaceAll(invisible, ''))] as const,
  );
  return terms.flatMap((term) =>
    seen.filter(([, rest]) => patternOf(term, language).test(rest)).map(([text]) => `${term}: ${text}`),
  );
};

const glossaryOf = readGlossary(readFileSync('docs/glossary.md', 'utf8'));

test.each(languages)('no text in %s has a term that the glossary strikes', (language) => {
  expect(findAvoided(textsIn(language), glossaryOf(language).avoided, language)).toEqual([]);
});

test('Hindi words keep their nukta and their candrabindu', () => {
  const misspelt = ['तारीख', 'करीब', 'बाकी', 'खाली', 'गलत', 'गलती', 'तरीका', 'संभालकर', 'पहुंच', 'आंकड़े'];
  expect(findAvoided(textsIn('hi'), misspelt, 'hi')).toEqual([]);
});

test.each(languages)('every term of the glossary is in a text in %s', (language) => {
  const all = textsIn(language).join('\n').toLowerCase();

  const { used } = glossaryOf(language);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((term) => !all.includes(term.toLowerCase()))).toEqual([]);
});

test.each(languages)('every exception in %s is still in a text, and has a term to avoid', (language) => {
  for (const part of Object.keys(exceptions[language] ?? {})) {
    expect(
      textsIn(language).some((text) => text.includes(part)),
      part,
    ).toBe(true);
    expect(
      glossaryOf(language).avoided.some((term) => patternOf(term, language).test(part)),
      part,
    ).toBe(true);
  }
});
