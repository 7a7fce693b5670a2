import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Language, languages } from '#i18n/language.ts';
import { sha256 } from '#server/hash.ts';
import { readSource, type SourceSection } from '#site/legal/compileDocument.ts';
import { documents, englishOnly } from '#site/legalPages.ts';

const read = (page: string, language: Language) =>
  readSource(readFileSync(`src/site/legal/texts/${page}/${language}.md`, 'utf8'));

/** A short hash of a section's text. A line break counts as a space. */
const hashSection = ({ heading, text }: SourceSection) =>
  sha256(`${heading}\n${text}`.replaceAll(/\s+/g, ' ').trim()).slice(0, 8);

const nameOf = ({ id }: SourceSection) => id || 'the lead';

/** The faults of a translation, with the names of their sections. */
function faults(english: SourceSection[], translation: SourceSection[]) {
  const originals = new Map(english.map((section) => [section.id, section]));
  const translated = new Map(translation.map((section) => [section.id, section]));
  const lacking = english.filter(({ id }) => !translated.has(id)).map((section) => `${nameOf(section)} is missing`);
  const wrong = translation.flatMap((section) => {
    const original = originals.get(section.id);
    if (!original) return [`${nameOf(section)} is one too many`];
    if (section.depth !== original.depth) return [`${nameOf(section)} has another depth`];
    const hash = hashSection(original);
    return section.from === hash ? [] : [`${nameOf(section)} is older than its English text, from=${hash}`];
  });
  return [...lacking, ...wrong];
}

/** The conditions of a section's paragraphs, which the server chooses from. */
const conditionsIn = ({ text }: SourceSection) => text.match(/\{\{if .+?\}\}/g);

const translations = documents
  .filter((page) => !englishOnly.includes(page))
  .flatMap((page) => languages.filter((language) => language !== 'en').map((language) => [page, language] as const));

test.each(translations)(
  '%s in %s has the sections and conditions of the current English text, in its order',
  (page, language) => {
    const english = read(page, 'en');
    const translation = read(page, language);

    expect(faults(english, translation)).toEqual([]);
    expect(translation.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(translation.map(conditionsIn)).toEqual(english.map(conditionsIn));
  },
);

const section = (id: string, text: string): SourceSection => ({ id, depth: 2, heading: id, unnumbered: false, text });
const from = (original: SourceSection, translated: SourceSection) => ({ ...translated, from: hashSection(original) });

test('a section that is missing, one too many or older than its source is named', () => {
  const english = [section('age', 'Adults.'), section('money', 'Never send it.'), section('law', 'Delaware.')];
  const older = { ...section('money', 'Nunca lo envíes.'), from: hashSection(section('money', 'Do not send it.')) };
  const translation = [from(section('age', 'Adults.'), section('age', 'Adultos.')), older, section('gift', 'Regalos.')];

  expect(faults(english, translation)).toEqual([
    'law is missing',
    `money is older than its English text, from=${hashSection(section('money', 'Never send it.'))}`,
    'gift is one too many',
  ]);
});
