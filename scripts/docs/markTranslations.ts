import { readFileSync, writeFileSync } from 'node:fs';
import { defaultLanguage, isLanguage } from '#i18n/language.ts';
import { hashSection } from '#scripts/support/hashSection.ts';
import { headingLine, readSource } from '#site/legal/compileDocument.ts';
import { documents } from '#site/legalPages.ts';

const usage = 'npm run docs -- translated <document> <language> [section …]';

const [documentName, language, ...sectionIds] = process.argv.slice(2);
if (!documents.some((name) => name === documentName) || !isLanguage(language) || language === defaultLanguage) {
  console.error(`Marks sections as translated from the current English text: ${usage}`);
  process.exit(1);
}

const folder = `src/site/legal/texts/${documentName}`;
const english = readSource(readFileSync(`${folder}/${defaultLanguage}.md`, 'utf8'));
const sectionHashes = new Map(english.map((section) => [section.id, hashSection(section)]));

const mark = (line: string) => {
  const [match, hashes = '', heading = '', id = '', unnumbered = ''] = headingLine.exec(line) ?? [];
  const hash = sectionHashes.get(id);
  if (!match || !hash || (sectionIds.length > 0 && !sectionIds.includes(id))) return line;
  return `${hashes} ${heading} {${[id && `#${id}`, unnumbered.trim(), `from=${hash}`].filter(Boolean).join(' ')}}`;
};

const file = `${folder}/${language}.md`;
writeFileSync(file, readFileSync(file, 'utf8').split('\n').map(mark).join('\n'));
console.log(`${file} is marked as translated from the current English text.`);
