import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Language, languages } from '#i18n/language.ts';
import { sha256 } from '#server/hash.ts';
import { readSource } from '#site/legal/compileDocument.ts';
import { documents, englishOnly } from '#site/legalPages.ts';

const read = (page: string, language: Language) =>
  readSource(readFileSync(`src/site/legal/texts/${page}/${language}.md`, 'utf8'));

/** A short hash of a section's text. A line break counts as a space. */
type SourceSection = ReturnType<typeof readSource>[number];

const hashSection = ({ heading, text }: SourceSection) =>
  sha256(`${heading}\n${text}`.replaceAll(/\s+/g, ' ').trim()).slice(0, 8);

/** The conditions of a section's paragraphs, which the server chooses from. */
const conditionsIn = ({ text }: SourceSection) => text.match(/\{\{if .+?\}\}/g);

const translations = documents
  .filter((page) => !englishOnly.includes(page))
  .flatMap((page) => languages.filter((language) => language !== 'en').map((language) => [page, language] as const));

/** A section without its text, and the hash of the English text that it has or was translated from. */
const outlineOf = (section: SourceSection, from = section.from) => {
  const { id, depth } = section;
  return { id, depth, conditions: conditionsIn(section), from };
};

test.each(translations)(
  '%s in %s has the sections and conditions of the current English text, in its order',
  (page, language) => {
    const english = read(page, 'en').map((section) => outlineOf(section, hashSection(section)));

    expect(read(page, language).map((section) => outlineOf(section))).toEqual(english);
  },
);
