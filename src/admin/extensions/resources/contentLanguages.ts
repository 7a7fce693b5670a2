import type { Language } from '#api/wire.ts';

/** The languages that mails and replies are written in, in the order of the forms. */
export const contentLanguages = ['en', 'es', 'ko', 'hi'] as const satisfies readonly Language[];
