import { readFileSync } from 'node:fs';
import { findAll, generate, parse } from 'css-tree';
import { expect, test } from 'vitest';
import { defaultLanguage, languages } from '#i18n/language.ts';
import { faces } from './faces.ts';
import { fallbackFaces } from './fallbackFaces.ts';

const read = (file: string) => parse(readFileSync(file, 'utf8'), { parseCustomProperty: true });

const tokens = read('src/brand/tokens.css');
const dashboard = read('src/brand/typography.css');

/** The families that a rule gives to each role, such as `--font-text`. */
const familiesOf = (sheet: typeof tokens, selector: string): Record<string, string[]> =>
  Object.fromEntries(
    findAll(sheet, (node) => node.type === 'Rule' && generate(node.prelude) === selector)
      .flatMap((rule) => findAll(rule, (node) => node.type === 'Declaration' && node.property.startsWith('--font-')))
      .flatMap((node) => (node.type === 'Declaration' ? [node] : []))
      .map(({ property, value }) => [
        property,
        findAll(value, ({ type }) => type === 'String').flatMap((name) => (name.type === 'String' ? name.value : [])),
      ]),
  );

const fallbacks = (await fallbackFaces()).map(({ family }) => family);

test.each(languages)('the tokens in %s name its own faces and fallbacks', (language) => {
  const families = familiesOf(tokens, `:root:lang(${language})`);
  const known = [...faces[language].map(({ family }) => family), ...fallbacks];

  expect(families).toMatchObject({ '--font-display': expect.anything(), '--font-text': expect.anything() });
  expect(Object.values(families).flatMap((names) => names.filter((name) => !known.includes(name)))).toEqual([]);
});

test.each(languages)('in %s the dashboard names only fonts that come with it', (language) => {
  const families = {
    ...familiesOf(tokens, `:root:lang(${language})`),
    ...familiesOf(dashboard, `html:root:lang(${language})`),
  };
  const shown = [families['--font-display'], families['--font-text']].flatMap((names) => names ?? []);
  const shipped = [...faces[defaultLanguage].map(({ family }) => family), ...fallbacks];

  expect(shown).not.toEqual([]);
  expect(shown.filter((name) => !shipped.includes(name))).toEqual([]);
});
