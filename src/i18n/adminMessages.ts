import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { Language } from './language.ts';
import type { AdminMessages } from './messages/en/admin.ts';
import type { FailuresMessages } from './messages/en/failures.ts';
import type { ReactAdminMessages } from './messages/en/reactAdmin.ts';

/** The keys of a catalogue, with dots between its levels. */
export type KeyPath<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string ? Key : `${Key}.${KeyPath<Messages[Key]>}`;
}[keyof Messages & string];

/** The dashboard's own catalogue: an interface, so that a program with resources of its own can add their messages. @public */
export interface DashboardMessages extends AdminMessages {}

/** Every key of the dashboard's own catalogue, so that a misspelt one does not compile. */
export type AdminKey = KeyPath<DashboardMessages>;

type Catalogue = {
  admin: AdminMessages;
  failures: FailuresMessages;
  reactAdmin: ReactAdminMessages;
};

const files = import.meta.glob<Partial<Catalogue>>('./messages/*/{admin,failures,reactAdmin}.ts');

async function load<Namespace extends keyof Catalogue>(language: Language, namespace: Namespace) {
  const messages = (await files[`./messages/${language}/${namespace}.ts`]?.())?.[namespace];
  if (!messages) throw new Error(`There are no dashboard messages in ${language}`);
  return messages;
}

/** Downloads the dashboard's messages in one language, and nothing else. */
export async function loadPolyglot(language: Language): Promise<I18nProvider> {
  const [admin, failures, reactAdmin] = await Promise.all([
    load(language, 'admin'),
    load(language, 'failures'),
    load(language, 'reactAdmin'),
  ]);
  return polyglotI18nProvider(() => ({ admin, failures, ...reactAdmin }), language);
}
