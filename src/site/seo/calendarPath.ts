/** Where the launch's date is to be had for a calendar, in a language. */
export const calendarPath = (language: string) => `/launch.${language}.ics`;
