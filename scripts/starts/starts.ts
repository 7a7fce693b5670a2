import { languages } from '#i18n/language.ts';
import type { Shown } from '#scripts/bench/measureFirstShown.ts';

type Start = {
  name: string;
  path: string;
  /** The first row. The start of a page without one lasts until it has loaded everything for a visitor who reads it. */
  shown?: Shown;
  needsSession?: true;
};

const publicPage = (name: string, path: string): Start[] =>
  languages.map((language) => ({ name: `${name}, ${language}`, path: `${path}?lng=${language}` }));

const screen = (name: string, path: string, selector: string, text = ''): Start => ({
  name,
  path: `/dashboard${path}`,
  shown: { selector, text },
  needsSession: true,
});

/** The starts that are measured. `user` is the id of a user. */
export const starts = (user: string): Start[] => [
  ...publicPage('landing page', '/'),
  ...publicPage('terms', '/terms'),
  { name: 'sign-in page', path: '/dashboard/login', shown: { selector: 'label', text: 'Password' } },
  screen('home of the dashboard', '', 'main section[aria-busy="false"]'),
  screen('list of users', '/users', 'tbody td', '@'),
  // An extension adds the list of cases, and replaces the list of tickets.
  screen('list of cases, of an extension', '/cases', 'tbody td', '@'),
  screen('list of tickets, of an extension', '/ticket', 'tbody td', '@'),
  // Its rows are transparent until those of each related list have loaded.
  screen('page of a user', `/user-detail/${user}`, 'main [aria-busy="false"] dd'),
];
