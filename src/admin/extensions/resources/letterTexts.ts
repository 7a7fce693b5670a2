import { mapLetterTexts } from '#api/extensions/wire.ts';
import { languages } from '#api/wire.ts';

/** A letter is sent as it is: it has no placeholder in double brackets. */
const pattern = '(?![\\s\\S]*\\[\\[[^\\]]*\\]\\])[\\s\\S]*';

const parts = {
  subject: { kind: 'text', rules: { maxLength: 300, pattern } },
  body: { kind: 'longText', rules: { maxLength: 5_000, pattern } },
} as const;

/** Subject and body in each language. A draft needs only English. */
export const letterTexts = mapLetterTexts((part, language) => {
  const { kind, rules } = parts[part];
  const required = language === 'en' || undefined;
  return { kind, language, rules: { ...rules, required }, on: ['form'] } as const;
});

const isSet = { isSet: true } as const;

/** Holds for a letter with a text in each language. */
export const written = mapLetterTexts(() => isSet);

export const letterSections = {
  ...Object.fromEntries(
    languages.map((language) => [language, { fields: [`subject_${language}`, `body_${language}`] as const }]),
  ),
  appearance: { fields: ['preview'], aside: true },
} as const;
