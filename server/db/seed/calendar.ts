const hour = 60 * 60 * 1_000;

/** The seed's own today: everything in it is dated from here, so that every copy is the same. */
export const seedDate = new Date('2026-11-15T09:30:00Z');

/** The moment of the row with this number: each some hours older than the one before, at an uneven pace. */
export const momentOf = (number: number, hoursApart: number) =>
  seedDate.getTime() - Math.round((number * hoursApart + ((number * number * 7) % 11) / 2) * hour);

/** Whole years between a date of birth and the seed's today. */
export function ageOf(born: string) {
  const [year = 0, month = 0, day = 0] = born.split('-').map(Number);
  const hadBirthday =
    seedDate.getUTCMonth() + 1 > month || (seedDate.getUTCMonth() + 1 === month && seedDate.getUTCDate() >= day);
  return seedDate.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
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
