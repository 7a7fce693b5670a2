const subject = { kind: 'text', rules: { maxLength: 300 }, on: ['form'] } as const;
const body = { kind: 'longText', rules: { maxLength: 5_000 }, on: ['form'] } as const;

/** What a letter says. A draft can be kept with English alone. */
export const letterTexts = {
  subject_en: { kind: 'text', rules: { required: true, maxLength: 300 }, on: ['list', 'form'] },
  body_en: { kind: 'longText', rules: { required: true, maxLength: 5_000 }, on: ['form'] },
  subject_es: subject,
  body_es: body,
  subject_ko: subject,
  body_ko: body,
  subject_hi: subject,
  body_hi: body,
} as const;

/** A section of those for each language, and how the letter will look. */
export const letterSections = {
  en: { fields: ['subject_en', 'body_en'] },
  es: { fields: ['subject_es', 'body_es'] },
  ko: { fields: ['subject_ko', 'body_ko'] },
  hi: { fields: ['subject_hi', 'body_hi'] },
  look: { fields: ['preview'] },
} as const;
