import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '#server/db/Tables.ts';
import { day, hour } from '#server/time/time.ts';
import { mailboxOf } from '#server/validation/email.ts';
import { ageOf, momentOf, zodiacSignOf } from './calendar.ts';
import { activeConversations, closedConversations } from './conversations.ts';
import type { Person } from './Person.ts';
import { pastCases } from './pastCases.ts';
import { people } from './people.ts';
import { preLaunchUsers } from './preLaunchUsers.ts';
import { activeMessages, closedMessages, type Letter } from './ticketMessages.ts';

type Row<Name extends keyof Tables> = Insertable<Tables[Name]>;

/** The folder of the pictures, below the media folder. */
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

/** The people of the past cases. They joined before the first one. */
const early = new Set(pastCases.flatMap(({ slug, reports }) => [slug, ...reports.map(([reporter]) => reporter)]));

/** The users, newest first in the list. */
export const userRows = (now: number): Row<'users'>[] =>
  people.map((person, number) => ({
    uuid: uuidOf(person.slug),
    name: person.name,
    email: emailOf(person),
    created_at: momentOf(now, number, 19) - (early.has(person.slug) ? 60 * day : 0),
    platform: person.platform,
    status: person.status,
    location: person.location,
    language: person.language,
    education: person.education,
    smoking: person.smoking,
    drinking: person.drinking,
    bio: person.bio,
    age: ageOf(person.born, now),
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

const scripts = {
  ko: /\p{Script=Hangul}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /\p{Script=Hiragana}/u,
  ar: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
  fr: /\b(?:mon|pouvez)\b/i,
  es: /\b(?:no puedo|ciudad|quiero|tengo|contraseña)\b/i,
};

/** Guesses the language by scripts and words that occur in the demo. */
const languageOf = (message: string) => Object.entries(scripts).find(([, sign]) => sign.test(message))?.[0] ?? 'en';

const ticketsOf = (now: number, letters: Letter[], state: 0 | 1, hoursApart: number): Row<'ticket'>[] =>
  letters.map(([slug, message], number) => {
    const writer = people.find((person) => person.slug === slug);
    if (!writer) throw new Error(`Nobody is called ${slug}`);
    const time = Math.floor(momentOf(now, number + 1, hoursApart) / 1_000);
    const user = { user_name: writer.name, user_email: emailOf(writer), user_uuid: uuidOf(slug) };
    return { ...user, message, time, state, language: languageOf(message) };
  });

/** The letters to support; the closed ones reach further back. */
export const ticketRows = (now: number) =>
  [...ticketsOf(now, activeMessages, 0, 5), ...ticketsOf(now, closedMessages, 1, 31)].toSorted(
    (one, other) => one.time - other.time, // numbered in the order of their time
  );

type Sent = Row<'ticket'> & { id: number };

/** The later messages of these tickets, the oldest first. One administrator has replied to all of them. */
export const messageRows = (tickets: readonly Sent[], administratorId?: number): Row<'ticket_message'>[] =>
  tickets
    .flatMap(({ id, user_uuid, state, time }) => {
      const conversations = Object.entries(state === 0 ? activeConversations : closedConversations);
      const followed = conversations.find(([slug]) => uuidOf(slug) === user_uuid)?.[1] ?? [];
      return followed.map(([author, text, hoursLater]) => {
        const administrator_id = author === 'person' ? null : administratorId;
        return { ticket_id: id, author, administrator_id, text, created_at: time * 1_000 + hoursLater * hour };
      });
    })
    .toSorted((a, b) => a.created_at - b.created_at);

/** The pre-launch list. */
export const preLaunchRows = (now: number): Row<'pre_launch_user'>[] =>
  preLaunchUsers.map(({ name, email }, number) => ({ name, email, created_at: momentOf(now, number + 1, 7) }));

type Subscriber = { id: number; email: string; created_at: number };

/** The consents of the pre-launch list: most confirmed within hours, some are still asked, and a few have left. The server deletes none of them. */
export const consentRows = (now: number, subscribers: readonly Subscriber[]): Row<'consent'>[] =>
  subscribers.map(({ id, email, created_at }) => {
    const language = preLaunchUsers.find((user) => user.email === email)?.language ?? 'en';
    const confirmed_at = id % 5 === 1 ? null : Math.min(created_at + (id % 4) * hour, now);
    const unsubscribed_at = id % 11 === 9 ? Math.min(created_at + 30 * hour, now) : null;
    const times = { asked_at: created_at, confirmed_at, unsubscribed_at, purge_at: null };
    return { subscriber_id: id, language, text_version: '2026-11', mailbox: mailboxOf(email), ...times };
  });
