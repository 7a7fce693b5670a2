import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { find, generate, parse } from 'css-tree';
import { JSDOM } from 'jsdom';
import { documents, englishOnly } from '#site/legalPages.ts';

/** The files of a language. No type demands them. */
const filesOf = (language: string) => [
  ...readdirSync('src/i18n/messages/en').map((name) => `src/i18n/messages/${language}/${name}`),
  ...documents
    .filter((page) => language === 'en' || !englishOnly.includes(page))
    .map((page) => `src/site/legal/texts/${page}/${language}.md`),
  `server/language/messages/${language}.ts`,
  `tests/legal/${language}.json`,
  `public/social/${language}.png`,
  `public/social/${language}.webp`,
];

const asksForScripts = (html: string, language: string) =>
  new JSDOM(html).window.document.querySelector(`noscript [lang="${language}"]`) !== null;

/** By file with a part for each language that no type demands: whether the part is there. */
const parts: Record<string, (source: string, language: string) => boolean> = {
  'dashboard.html': asksForScripts,
  'session.html': asksForScripts,
  'public/flags.svg': (svg, language) => new JSDOM(svg).window.document.getElementById(language) !== null,
  'src/brand/tokens.css': (css, language) =>
    find(parse(css), (node) => node.type === 'Rule' && generate(node.prelude) === `:root:lang(${language})`) !== null,
};

/** The files that a language lacks, and those that lack its part, if no type demands them. */
export const missingParts = (language: string) => [
  ...filesOf(language).filter((file) => !existsSync(file)),
  ...Object.entries(parts).flatMap(([file, has]) => (has(readFileSync(file, 'utf8'), language) ? [] : [file])),
];
