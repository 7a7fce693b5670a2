import { hour } from '#server/time/time.ts';

/** The moment of the row with this number: each some hours older than the one before, at an uneven pace. */
export const momentOf = (now: number, number: number, hoursApart: number) =>
  now - Math.round((number * hoursApart + ((number * number * 7) % 11) / 2) * hour);

/** Whole years between a date of birth and now. */
export function ageOf(born: string, now: number) {
  const today = new Date(now);
  const [year = 0, month = 0, day = 0] = born.split('-').map(Number);
  const hadBirthday =
    today.getUTCMonth() + 1 > month || (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

/** The last day of each sign, as month and day. */
const lastDays: [string, string][] = [
  ['01-19', 'Capricorn'],
  ['02-18', 'Aquarius'],
  ['03-20', 'Pisces'],
  ['04-19', 'Aries'],
  ['05-20', 'Taurus'],
  ['06-20', 'Gemini'],
  ['07-22', 'Cancer'],
  ['08-22', 'Leo'],
  ['09-22', 'Virgo'],
  ['10-22', 'Libra'],
  ['11-21', 'Scorpio'],
  ['12-21', 'Sagittarius'],
];

/** The zodiac sign of a date of birth. */
export const zodiacSignOf = (born: string) =>
  lastDays.find(([lastDay]) => born.slice(5) <= lastDay)?.[1] ?? 'Capricorn';
