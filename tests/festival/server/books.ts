import type { Day } from '#api/wire.ts';
import type { Announcement, FestivalEvent, Group, Invoice, Member, Membership, Venue } from '#tests/festival/wire.ts';

const day = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10) as Day;

const people = [
  ['Ines Carvalho', 'board', '2014-03-02'],
  ['Tomasz Wilk', 'steward', '2016-05-19'],
  ['Saga Lindholm', 'volunteer', '2024-02-11'],
  ['Yaw Boateng', 'board', '2012-09-30'],
  ['한지우', 'steward', '2019-04-08'],
  ['Leïla Ziani', 'volunteer', '2023-06-21'],
  ['अनिका राव', 'volunteer', '2022-01-15'],
  ['Marek Dvořák', 'steward', '2018-10-03'],
  ['Rosalind Achebe', 'board', '2011-05-01'],
  ['Kenta Mori', 'volunteer', '2025-01-20'],
  ['Pilar Estévez', 'steward', '2017-07-14'],
  ['Finn O’Malley', 'volunteer', '2024-08-09'],
  ['Noémie Laurent', 'volunteer', '2021-11-27'],
  ['Dariusz Nowicki', 'steward', '2015-02-18'],
  ['Oluwaseun Ade', 'volunteer', '2023-03-05'],
  ['Greta Hallström', 'volunteer', '2020-12-12'],
  ['Bruno Tavares', 'steward', '2019-09-24'],
  ['박서연', 'volunteer', '2024-05-30'],
  ['Miriam Katz', 'board', '2013-04-17'],
  ['Jonas Vogel', 'volunteer', '2022-10-08'],
  ['Amal Idrissi', 'volunteer', '2025-06-01'],
  ['Petra Kovač', 'steward', '2016-03-22'],
  ['Hugh Pemberton', 'volunteer', '2018-01-29'],
] as const;

const plain = (name: string, n: number) => {
  const letters = name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .trim()
    .toLowerCase();
  return letters ? letters.replaceAll(/ +/g, '.') : `member${n}`;
};

const memberNo = (n: number) => `M-${String(n).padStart(3, '0')}`;

const members = (): Member[] =>
  people.map(([name, role, joined_on], index) => ({
    member_no: memberNo(index + 1),
    name,
    email: `${plain(name, index + 1)}@lanterns.example`,
    role,
    joined_on,
    languages: [['pt', 'en'], ['pl'], ['sv', 'en'], ['en', 'fr']][index % 4] ?? [],
    picture: index % 3 === 2 ? null : `${memberNo(index + 1)}.svg`,
    hours: index % 4 === 3 ? null : 4 + index * 1.5,
    notes: index % 5 === 0 ? 'Has a key to the boat house.' : null,
    standing: index % 9 === 8 ? 'paused' : 'active',
  }));

const happenings = [
  ['Lantern walk along the quay', 'walk', null],
  ['Supper in the boat house', 'dinner', 42],
  ['How bridges sing', 'talk', 8],
  ['Owls after dark', 'walk', 5],
  ['Soup for a hundred', 'dinner', 12],
  ['Letters from lighthouse keepers', 'talk', null],
  ['Dawn chorus', 'walk', null],
  ['Twelve tables', 'dinner', 65],
  ['Maps that never were', 'talk', 9.5],
  ['Old ropewalk, new stories', 'walk', 4],
  ['Harvest table', 'dinner', 38],
  ['The sound of ice', 'talk', 7],
] as const;

const reasons = { hidden: 'For members and their guests' };

/** Twelve to come, eleven that were, one that is cancelled. */
const events = (): FestivalEvent[] =>
  [...happenings, ...happenings].map(([name, type, price], index) => {
    const isPast = index >= happenings.length;
    const is_public = index % 4 !== 3;
    return {
      id: index + 1,
      name: isPast ? `${name} (last year)` : name,
      type,
      price,
      currency: index % 3 === 2 ? 'KRW' : 'EUR',
      starts_on: day(isPast ? 2025 : 2026, (index % 12) + 1, 3 + index),
      is_public,
      reason: is_public ? null : reasons.hidden,
      host: index % 6 === 5 ? null : memberNo((index % people.length) + 1),
      poster: null,
      state: index === 23 ? 'cancelled' : isPast ? 'past' : 'upcoming',
    };
  });

const venues = (): Venue[] =>
  (
    [
      ['Boat House', 'Quay Street 4', 120, true, ['stage', 'kitchen']],
      ['Ropewalk', 'Hemp Lane 18', 80, false, ['projector']],
      ['Old Customs Hall', 'Harbour Square 1', 340, true, ['stage', 'projector', 'piano']],
      ['Reading Room', 'Lighthouse Road 7', 35, true, []],
      ['Ferry Deck', 'Pier 3', 60, false, ['speakers']],
    ] as const
  ).map(([name, street, seats, step_free, equipment], index) => ({
    id: index + 1,
    name,
    website: index % 2 === 0 ? `https://venues.example/${index + 1}` : null,
    address: { street, city: 'Port Ellery' },
    seats,
    step_free,
    equipment: [...equipment],
    plan: null,
    map_square: `${'ABCDE'[index]}${index + 2}`,
    ceiling: index === 4 ? null : 2.8 + index,
    contact: index % 2 === 0 ? `keys${index + 1}@venues.example` : null,
    lamp: ['#ffb52e', '#ff5b4a', null, '#0b7a75', '#7a5bd0'][index] ?? null,
    opening: { friday: '17–23', saturday: '10–24', sunday: '10–20' },
  }));

const groups = (): Group[] =>
  (
    [
      ['Lamplighters', 'Light the quay on opening night', '2009-10-01', 8, ['light', 'safety']],
      ['Kitchen crew', 'Cook for whoever is hungry', '2012-06-15', 6, ['food']],
      ['Story keepers', 'Find the people who remember', '2018-02-03', 5, ['archive', 'talks']],
      ['River watch', 'Keep an eye on the water', '2020-08-20', 4, ['safety']],
      ['Poster press', 'Print what the town sees first', '2023-01-09', 3, ['print']],
    ] as const
  ).map(([name, purpose, founded_on, places, topics], index) => ({
    id: index + 1,
    name,
    purpose,
    founded_on,
    places,
    taken: 0,
    topics: [...topics],
    lead: memberNo(index * 3 + 1),
    rhythm: [4, 1, 2, 1, 2][index] ?? null,
    meets_at: index === 3 ? null : Date.UTC(2026, 11, 1 + index, 18, 30) / 1000,
    budget: index === 4 ? null : 120_000 + index * 35_050,
    lamp: ['#ffb52e', null, '#7a5bd0', '#0b7a75', '#ff5b4a'][index] ?? null,
  }));

const memberships = (): Membership[] =>
  Array.from({ length: 11 }, (_, index) => ({
    id: index + 1,
    group_id: (index % 4) + 1,
    member: memberNo(index + 2),
    task: ['Ladders', 'Radio', 'Shopping', 'Interviews'][index % 4] ?? '',
    since: day(2020 + (index % 5), 3, 1),
    badge: index % 3 === 2 ? null : `LF-${10 + index}`,
    next_shift: index % 4 === 3 ? null : Date.UTC(2026, 11, 1 + index, 17, 30) / 1000,
  }));

const invoices = (): Invoice[] =>
  Array.from({ length: 34 }, (_, index) => ({
    id: index + 1,
    number: `2026-${String(index + 1).padStart(4, '0')}`,
    member: memberNo(((index * 5) % people.length) + 1),
    amount: (20 + ((index * 35) % 140)) * 100 + (index % 3) * 50,
    currency: 'EUR',
    due_on: day(2026, (index % 9) + 1, 15),
    status: (['open', 'paid', 'open', 'void'] as const)[index % 4] ?? 'open',
    reminders: index % 3,
    lines: [
      { what: 'Lantern paper', cents: 2_000 },
      { what: 'Candles', cents: ((index * 35) % 140) * 100 + (index % 3) * 50 },
    ],
    note: null,
  }));

/** Beside what the wire says, the office knows on which board it hangs. */
export type PinnedAnnouncement = Announcement & { archived: boolean };

const announcements = (): PinnedAnnouncement[] =>
  [
    'The programme is out',
    'Lamplighters: rehearsal moved',
    'Bring a mug, not a cup',
    'Volunteers for the night ferry',
    'Found: one violin',
    'River watch: high water on Friday',
  ].map((title, index) => ({
    meta: { id: 101 + index, delivery: { sent: 230 - index * 17, opened: 180 - index * 21 } },
    title,
    body: 'Read it on the board by the quay, or ask anyone with a lantern.',
    audience: index % 3 === 1 ? 'group' : 'everyone',
    group: index % 3 === 1 ? 1 : null,
    pinned: index === 0,
    pinned_until: index === 0 ? '2026-12-31' : null,
    publish_at: `2026-0${index + 1}-12T08:30:00Z`,
    archived: index > 3,
    link: index % 2 === 0 ? 'https://lanterns.example/board' : null,
    attachment: null,
  }));

/** Everything the office knows, fresh for each server. */
export const openBooks = () => ({
  members: members(),
  events: events(),
  venues: venues(),
  groups: groups(),
  memberships: memberships(),
  invoices: invoices(),
  announcements: announcements(),
});

export type Books = ReturnType<typeof openBooks>;
