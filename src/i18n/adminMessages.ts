import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type I18nProvider, mergeTranslations, type TranslationMessages } from 'react-admin';
import { interpolate } from './grammar.ts';
import type { Language } from './language.ts';
import type { AdminMessages } from './messages/en/admin.ts';
import type { FailuresMessages } from './messages/en/failures.ts';
import type { ReactAdminMessages } from './messages/en/reactAdmin.ts';
import type { AddedWords, ResourceCatalogue } from './ResourceMessages.ts';

/** The keys of a catalogue, with dots between its levels. */
type KeyPath<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string ? Key : `${Key}.${KeyPath<Messages[Key]>}`;
}[keyof Messages & string];

/** The dashboard's own catalogue: an interface, so that a program with screens of its own can add their messages. @public */
export interface DashboardMessages extends AdminMessages {}

/** Every key of the dashboard's own catalogue, so that a misspelt one does not compile. */
export type AdminKey = KeyPath<DashboardMessages>;

/** Every key of react-admin's own words. */
export type ReactAdminKey = KeyPath<ReactAdminMessages>;

type Catalogue = {
  admin: AdminMessages;
  failures: FailuresMessages;
  reactAdmin: ReactAdminMessages;
  resources: ResourceCatalogue;
  /** Those of the extensions of the API, which are added to those of the resources. */
  extensions: AddedWords;
};

const files = import.meta.glob<Partial<Catalogue>>('./messages/*/{admin,extensions,failures,reactAdmin,resources}.ts');

async function load<Namespace extends keyof Catalogue>(language: Language, namespace: Namespace) {
  const messages = (await files[`./messages/${language}/${namespace}.ts`]?.())?.[namespace];
  if (!messages) throw new Error(`There are no dashboard messages in ${language}`);
  return messages;
}

/** The words that a program brings beside those that every dashboard has. @public */
export type ProgramMessages = {
  /** Those of its resources. */
  resources: ResourceCatalogue;
  /** Those of its own screens, with which it extends `DashboardMessages`. */
  admin?: Omit<DashboardMessages, keyof AdminMessages>;
};

const loadOwn = async (language: Language): Promise<ProgramMessages> => ({
  resources: await load(language, 'resources'),
});

/** Those of this product's resources and of all its extensions, announced or not. */
export async function loadWithExtensions(language: Language): Promise<ProgramMessages> {
  const [resources, extensions] = await Promise.all([load(language, 'resources'), load(language, 'extensions')]);
  return { resources: mergeTranslations(resources, extensions) };
}

/** Translates by messages as the dashboard writes them: with particles and genders that follow what is put in. */
const createPolyglot = (messages: TranslationMessages, language: string): I18nProvider =>
  polyglotI18nProvider(() => messages, language, [], { replace: interpolate });

/** Downloads a dashboard's messages in one language, and nothing else: this product's, or those of another program. */
export async function loadPolyglot(language: Language, loadProgram = loadOwn): Promise<I18nProvider> {
  const [admin, failures, reactAdmin, program] = await Promise.all([
    load(language, 'admin'),
    load(language, 'failures'),
    load(language, 'reactAdmin'),
    loadProgram(language),
  ]);
  const messages = { admin: { ...admin, ...program.admin }, failures, resources: program.resources, ...reactAdmin };
  return createPolyglot(messages, language);
}
