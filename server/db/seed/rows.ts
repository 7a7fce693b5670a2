import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '#server/db/Tables.ts';
import { ageOf, momentOf, zodiacSignOf } from './calendar.ts';
import type { Person } from './Person.ts';
import { people } from './people.ts';
import { preLaunchUsers } from './preLaunchUsers.ts';
import { activeMessages, closedMessages, type Letter } from './ticketMessages.ts';

type Row<Name extends keyof Tables> = Insertable<Tables[Name]>;

/** Where the pictures lie below the media folder. */
export const pictureFolder = 'seed';

/** The key of a user of the demo. */
export const uuidOf = (slug: string) =>
  createHash('sha256')
    .update(slug)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5');

const emailOf = ({ slug }: Person) => `${slug.replace('-', '.')}@example.com`;

const shotsOf = ({ slug, photos }: Person) => {
  const shot = (number: number) => (number <= photos ? `${pictureFolder}/photos/${slug}-${number}.webp` : null);
  return {
    shot_1: shot(1),
    shot_2: shot(2),
    shot_3: shot(3),
    shot_4: shot(4),
    shot_5: shot(5),
    shot_6: shot(6),
    shot_7: shot(7),
    shot_8: shot(8),
  };
};

/** The users, newest first in the list. */
export const userRows = (): Row<'users'>[] =>
  people.map((person, number) => ({
    uuid: uuidOf(person.slug),
    name: person.name,
    email: emailOf(person),
    created_at: momentOf(number, 19),
    platform: person.platform,
    status: person.status,
    location: person.location,
    language: person.language,
    education: person.education,
    smoking: person.smoking,
    drinking: person.drinking,
    bio: person.bio,
    age: ageOf(person.born),
    zodiacSign: zodiacSignOf(person.born),
    profile_picture: `${pictureFolder}/people/${person.slug}.webp`,
    ...shotsOf(person),
  }));

const categoryNames = {
  hiking: 'Hiking',
  cooking: 'Cooking',
  films: 'Films',
  music: 'Live music',
  books: 'Books',
  travel: 'Travel',
  dogs: 'Dogs',
  boardGames: 'Board games',
};

/** The interest categories, each with its drawing. */
export const categoryRows = (): Row<'category'>[] =>
  Object.entries(categoryNames).map(([picture, name]) => ({
    name,
    type: 'interest',
    image: `${pictureFolder}/categories/${picture}.webp`,
  }));

const ticketsOf = (letters: Letter[], state: 0 | 1, hoursApart: number): Row<'ticket'>[] =>
  letters.map(([slug, message], number) => {
    const writer = people.find((person) => person.slug === slug);
    if (!writer) throw new Error(`Nobody is called ${slug}`);
    const time = Math.floor(momentOf(number + 1, hoursApart) / 1_000);
    return { user_name: writer.name, user_email: emailOf(writer), message, time, state };
  });

/** The letters to support; the closed ones reach further back. */
export const ticketRows = () => [...ticketsOf(activeMessages, 0, 5), ...ticketsOf(closedMessages, 1, 31)];

/** The pre-launch list. */
export const preLaunchRows = (): Row<'pre_launch_user'>[] =>
  preLaunchUsers.map((user, number) => ({ ...user, created_at: momentOf(number + 1, 7) }));
