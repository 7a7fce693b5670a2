import type { Language } from '#api/wire.ts';

/** The languages of letters and saved replies, in the order of the forms. */
export const contentLanguages = ['en', 'es', 'ko', 'hi'] as const satisfies readonly Language[];

const subject = { kind: 'text', rules: { maxLength: 300 }, on: ['form', 'detail'] } as const;
const body = { kind: 'longText', rules: { maxLength: 5_000 }, on: ['form', 'detail'] } as const;

/** Subject and body in each language. A draft needs only English. */
export const letterTexts = {
  subject_en: { kind: 'text', rules: { required: true, maxLength: 300 }, on: ['list', 'form', 'detail'] },
  body_en: { kind: 'longText', rules: { required: true, maxLength: 5_000 }, on: ['form', 'detail'] },
  subject_es: subject,
  body_es: body,
  subject_ko: subject,
  body_ko: body,
  subject_hi: subject,
  body_hi: body,
} as const;

const isSet = { isSet: true };

/** Holds for a letter with a text in each language. */
export const written = {
  subject_es: isSet,
  body_es: isSet,
  subject_ko: isSet,
  body_ko: isSet,
  subject_hi: isSet,
  body_hi: isSet,
} as const;

export const letterSections = {
  en: { fields: ['subject_en', 'body_en'] },
  es: { fields: ['subject_es', 'body_es'] },
  ko: { fields: ['subject_ko', 'body_ko'] },
  hi: { fields: ['subject_hi', 'body_hi'] },
  appearance: { fields: ['preview'] },
} as const;
