import type { Language } from '#api/wire.ts';

/** The languages of letters and saved replies, in the order of the forms. */
export const contentLanguages = ['en', 'ko', 'es', 'hi'] as const satisfies readonly Language[];

/** A letter is sent as it is: it has no placeholder in double brackets. */
const pattern = '(?![\\s\\S]*\\[\\[[^\\]]*\\]\\])[\\s\\S]*';

const subject = { kind: 'text', rules: { maxLength: 300, pattern }, on: ['form'] } as const;
const body = { kind: 'longText', rules: { maxLength: 5_000, pattern }, on: ['form'] } as const;

/** Subject and body in each language. A draft needs only English. */
export const letterTexts = {
  subject_en: { kind: 'text', language: 'en', rules: { ...subject.rules, required: true }, on: ['list', 'form'] },
  body_en: { kind: 'longText', language: 'en', rules: { ...body.rules, required: true }, on: ['form'] },
  subject_ko: { ...subject, language: 'ko' },
  body_ko: { ...body, language: 'ko' },
  subject_es: { ...subject, language: 'es' },
  body_es: { ...body, language: 'es' },
  subject_hi: { ...subject, language: 'hi' },
  body_hi: { ...body, language: 'hi' },
} as const;

const isSet = { isSet: true };

/** Holds for a letter with a text in each language. */
export const written = {
  subject_ko: isSet,
  body_ko: isSet,
  subject_es: isSet,
  body_es: isSet,
  subject_hi: isSet,
  body_hi: isSet,
} as const;

export const letterSections = {
  en: { fields: ['subject_en', 'body_en'] },
  ko: { fields: ['subject_ko', 'body_ko'] },
  es: { fields: ['subject_es', 'body_es'] },
  hi: { fields: ['subject_hi', 'body_hi'] },
  appearance: { fields: ['preview'], aside: true },
} as const;
