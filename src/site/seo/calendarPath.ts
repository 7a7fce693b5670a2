import type { Language } from '#i18n/language.ts';

/** Where the launch's date is to be had for a calendar, in a language. */
export const calendarPath = (language: Language) => `/launch.${language}.ics`;
