import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Language, languages } from '#i18n/language.ts';
import { createTranslate, type Message } from '#server/language/translate.ts';
import { askAgainAfterMs, confirmableForMs } from '#server/mail/consent.ts';
import { longestWindowInMs } from '#server/rateLimit/rateLimit.ts';
import { day, hour, minute } from '#server/time/time.ts';
import { compileDocument, readSource } from '#site/legal/compileDocument.ts';
import { legalFacts } from '#site/legal/facts.ts';
import { type DocumentName, documents, englishOnly, type LegalPageName, legalPages } from '#site/legalPages.ts';
import { companySettings } from '#start/contract.ts';
import factsByPage from './facts.json' with { type: 'json' };

/** The facts of a document: placeholders with their sections, and phrases by key with their section. */
type SectionFacts = { placeholders: Record<string, string[]>; phrases: Record<string, string> };
type Phrases = Partial<Record<LegalPageName, Record<string, string>>>;

const sectionFacts: Record<LegalPageName, SectionFacts> = factsByPage;
const phrases = import.meta.glob<Phrases>('./??.json', { eager: true, import: 'default' });

const inEveryLanguage = <Page extends DocumentName>(pages: readonly Page[]) =>
  pages.flatMap((page) =>
    (englishOnly.includes(page) ? (['en'] as const) : languages).map((language) => [page, language] as const),
  );

const read = (page: DocumentName, language: Language) =>
  readFileSync(`src/site/legal/texts/${page}/${language}.md`, 'utf8');

const plain = (text: string) => text.replaceAll('**', '').replaceAll(/\s+/g, ' ');

test.each(inEveryLanguage(legalPages))('%s in %s has every required fact in its section', (page, language) => {
  const sections = new Map(readSource(read(page, language)).map(({ id, heading, text }) => [id, `${heading} ${text}`]));
  const { placeholders, phrases: sectionOf } = sectionFacts[page];

  const missingFigures = Object.entries(placeholders).flatMap(([name, ids]) =>
    ids.filter((id) => !sections.get(id)?.includes(`{{${name}}}`)).map((id) => `${name} in #${id}`),
  );
  const missingPhrases = Object.entries(sectionOf)
    .filter(
      ([key, id]) =>
        !plain(sections.get(id) ?? '').includes(plain(phrases[`./${language}.json`]?.[page]?.[key] ?? 'no phrase')),
    )
    .map(([key, id]) => `${key} in #${id}`);

  expect([...missingFigures, ...missingPhrases]).toEqual([]);
});

test.each(inEveryLanguage(documents))(
  '%s in %s fills every placeholder, and its source has figures only in placeholders',
  (page, language) => {
    const source = read(page, language);
    const { title, lead, sections } = compileDocument(source, legalFacts(page, language));
    const shown = [title, lead, ...sections.map(({ heading, html }) => heading + html)].join('\n');

    expect(shown).not.toMatch(/\{\{|\}\}|\*\*/);
    expect(source.replaceAll(/\{[^}]*\}+|^\d+\. |i18next|href="[^"]*"/gm, '')).not.toMatch(/\d/);
  },
);

const company = Object.keys(companySettings);
const gap = /<(p|ul|ol|li|strong)>\s*<\/\1>|:(<\/strong>)?\s*<\/li>|undefined|<p>\P{L}+<\/p>/u;

test.each(inEveryLanguage(documents))(
  '%s in %s leaves out company facts that are not set, and shows those that are',
  (page, language) => {
    const source = read(page, language);
    const shownWith = (fact?: string) => {
      const set = Object.fromEntries(company.map((name) => [name, fact]));
      const { lead, sections } = compileDocument(source, { ...legalFacts(page, language), ...set });
      return [lead, ...sections.map(({ heading, html }) => heading + html)].join('\n');
    };
    const named = company.flatMap((name) => source.split(`{{${name}}}`).slice(1));

    expect(shownWith(undefined)).not.toMatch(gap);
    expect(shownWith('Acme')).not.toMatch(gap);
    expect(shownWith('Acme').split('Acme').slice(1)).toHaveLength(named.length);
  },
);

test('the governing law depends on the language: California or Delaware for the licence agreement, Delaware for the terms', () => {
  const law = (language: Language) => legalFacts('eula', language).law;

  expect(languages.map(law)).toEqual(['the State of California', '델라웨어주', 'Delaware', 'कैलिफ़ोर्निया']);
  expect(languages.map((language) => legalFacts('terms', language).law)).toEqual([
    'the State of Delaware',
    '델라웨어주',
    'Delaware',
    'डेलावेयर',
  ]);
});

test('each document has its own date, written as its language writes dates', () => {
  expect(legalFacts('terms', 'en').updated).toBe('August 3, 2025');
  expect(legalFacts('disclaimer', 'es').updated).toBe('3 de agosto de 2025');
  expect(legalFacts('eula', 'ko').updated).toBe('2025년 8월 3일');
  expect(legalFacts('privacy', 'hi').updated).toBe('1 सितंबर 2025');
  expect(legalFacts('report', 'en').updated).toBeUndefined();
});

test('reporting has six steps, and the user disclaimer an acknowledgment and eleven numbered sections', () => {
  const steps = readSource(read('report', 'en')).find(({ id }) => id === 'steps')?.text;
  const disclaimer = compileDocument(read('user-disclaimer', 'en'), legalFacts('user-disclaimer', 'en')).sections;

  expect(steps?.match(/^\d+\. /gm)).toHaveLength(6);
  expect(disclaimer[0]).toMatchObject({ id: 'acknowledgment', number: '' });
  expect(disclaimer.filter(({ number }) => number !== '').map(({ number }) => Number(number))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
  ]);
});

type Figure = { period: string; ofServer: number; inMail?: Message; inOperations?: string };

const figures: Figure[] = [
  {
    period: 'confirmation',
    ofServer: confirmableForMs / hour,
    inMail: 'mail.confirm.otherwise',
    inOperations: 'not confirmed within %s is deleted',
  },
  {
    period: 'askAgain',
    ofServer: askAgainAfterMs / day,
    inMail: 'mail.confirmAgain.otherwise',
    inOperations: 'asked once in %s,',
  },
  { period: 'attempts', ofServer: longestWindowInMs / minute },
];

const periodOf = (period: string, language: Language) => legalFacts('privacy', language)[`period.${period}`] ?? '';

test.each(figures)(
  'the privacy policy, the mails and the operations guide give the $period period of the server',
  (figure) => {
    const { period, ofServer, inMail, inOperations } = figure;
    for (const language of languages) {
      expect(Number.parseInt(periodOf(period, language), 10)).toBe(ofServer);
      if (inMail) expect(createTranslate(language)(inMail)).toContain(periodOf(period, language));
    }
    const operations = readFileSync('docs/operations.md', 'utf8');
    if (inOperations) expect(operations).toContain(inOperations.replace('%s', periodOf(period, 'en')));
  },
);
