import { merge } from 'es-toolkit/object';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { loadDashboardMessages as load } from '#i18n/dashboardMessages.ts';
import type { Language } from '#i18n/language.ts';
import type { AdminMessages } from '#i18n/messages/en/admin.ts';
import type { ReactAdminMessages } from '#i18n/messages/en/reactAdmin.ts';
import type { ResourceCatalogue } from '#i18n/ResourceMessages.ts';
import { interpolate } from './grammar.ts';

/** The keys of a catalogue, with dots between its levels. */
type KeyPath<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string ? Key : `${Key}.${KeyPath<Messages[Key]>}`;
}[keyof Messages & string];

/** The dashboard's messages. An interface, so that a product can add the messages of its hand-built pages. @public */
export interface DashboardMessages extends AdminMessages {}

/** Every key of the dashboard's messages. */
export type AdminKey = KeyPath<DashboardMessages>;

/** Every key of react-admin's messages. */
export type ReactAdminKey = KeyPath<ReactAdminMessages>;

/** The messages of a product, beside those of every dashboard. @public */
export type ProgramMessages = {
  resources: ResourceCatalogue;
  /** The messages of a product's hand-built pages. They extend `DashboardMessages`. */
  admin?: Omit<DashboardMessages, keyof AdminMessages>;
};

const loadBaseMessages = async (language: Language): Promise<ProgramMessages> => ({
  resources: await load(language, 'resources'),
});

/** Loads the messages of this product's resources and of all its extensions. */
export async function loadWithExtensions(language: Language): Promise<ProgramMessages> {
  const [resources, extensions] = await Promise.all([load(language, 'resources'), load(language, 'extensions')]);
  return { resources: merge(merge({}, resources), extensions) };
}

/** Creates the i18nProvider of one language. Particles and genders follow the values put in. `loadProgram` loads a product's messages; by default this product's. */
export async function loadPolyglot(language: Language, loadProgram = loadBaseMessages): Promise<I18nProvider> {
  const [admin, failures, reactAdmin, program] = await Promise.all([
    load(language, 'admin'),
    load(language, 'failures'),
    load(language, 'reactAdmin'),
    loadProgram(language),
  ]);
  const messages = { admin: { ...admin, ...program.admin }, failures, resources: program.resources, ...reactAdmin };
  return polyglotI18nProvider(() => messages, language, [], { replace: interpolate });
}
