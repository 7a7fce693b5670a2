import type { Language } from './language.ts';
import type { AdminMessages } from './messages/en/admin.ts';

type Sentences = AdminMessages['sentences'];

/** What is said of a call that gave no answer, with the reason as `%{message}`, in place of `failure` and the reason below it. */
type Unreachable = { unreachable?: string };

type Overrides = {
  [Operation in Exclude<keyof Sentences, 'actions' | 'action'>]?: Partial<Sentences[Operation]> & Unreachable;
};

/**
 * The sentences of a resource that differ from the convention (`sentences` of the dashboard's own catalogue), under the
 * same names. What is not said here is made of the resource's name.
 */
type ResourceTexts = Overrides & {
  /** Its entry in the menu; the title of its list without it. */
  menu?: string;
  /** A record as part of a sentence: by its `%{id}` and `%{record}`, which is its title. The title alone without it. */
  record?: string;
  /** A record in the names of its row's buttons, where its title does not tell it from others. */
  row?: string;
  /** Of each action: what its confirmation asks, and what is said afterwards. */
  actions?: Record<string, Partial<Sentences['action']> & Unreachable>;
  /** Of each segment: what is said where it has no rows. */
  segments?: Record<string, { empty: string }>;
};

/** The words of a resource in one language, by react-admin's own keys: `resources.<name>.fields.<field>`. */
export type ResourceMessages = {
  /** One and many: 'User |||| Users'. Titles, buttons and sentences are made of it. */
  name: string;
  /** Of the name, in languages whose sentences change with it (Spanish, Hindi). */
  gender?: 'masculine' | 'feminine';
  /** A label a field. */
  fields?: Messages;
  /** A word for each value of a field that is one of several. */
  choices?: Record<string, Record<string, string>>;
  /** What each action is called, as its button says it. `view`, `edit` and `delete` have words already. */
  actions?: Record<string, string>;
  segments?: Record<string, string>;
  /** The headings of groups and tabs. */
  sections?: Record<string, string>;
  /** What a field's `pattern` asks for. */
  rules?: Record<string, string>;
  /** Headings of the exported file where they are not the fields' labels; of a field in several formats, one each. */
  export?: Record<string, string | Record<string, string>>;
  texts?: ResourceTexts;
};

type Messages = { [key: string]: string | Messages };

/** The words of a program's resources in one language. */
export type ResourceCatalogue = Record<string, ResourceMessages>;

/** Words of resources, and some that are added to those of others. */
export type AddedWords = Record<string, Partial<ResourceMessages>>;

/** The same keys with other words, and those that `Free` allows. */
type Translated<English, Free = unknown> = Free & {
  [Key in keyof English]: English[Key] extends string
    ? string
    : Translated<English[Key], Key extends keyof Free ? NonNullable<Free[Key]> : unknown>;
};

/** The languages whose sentences need the gender of a name. */
type Gender<To, Words> = Words extends { name: string }
  ? To extends 'es' | 'hi'
    ? { gender: 'masculine' | 'feminine' }
    : unknown
  : unknown;

/**
 * The same words in another language: all that English has, and sentences of its own where the convention does not
 * suit the language. A missing word does not compile.
 */
export type TranslatedResources<English extends AddedWords, To extends Exclude<Language, 'en'>> = {
  [Resource in keyof English]: Translated<English[Resource], Pick<ResourceMessages, 'texts'>> &
    Gender<To, English[Resource]>;
};
