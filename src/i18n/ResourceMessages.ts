import type { Language } from './language.ts';
import type { AdminMessages } from './messages/en/admin.ts';

/** The dashboard's sentences about a resource. */
export type Sentences = AdminMessages['sentences'];

/** The operations about which the dashboard has sentences. */
export type OperationSentence = Exclude<keyof Sentences, 'actions' | 'action' | 'phrase'>;

/** The text when a call gets no response, with the reason as `%{message}`. Without it, `failure` is shown above the reason. */
type Unreachable = { unreachable?: string };

type Overrides = {
  [Operation in OperationSentence]?: Partial<Sentences[Operation]> & Unreachable;
};

/** A resource's own sentences. They replace those that the dashboard makes of its name (`sentences` of `admin.ts`), by the same keys. */
type ResourceTexts = Overrides & {
  /** Its entry in the menu; the list's title by default. */
  menu?: string;
  /** A record in a sentence, with its `%{id}` and its title as `%{record}`. The title alone by default. */
  record?: string;
  /** A record in the labels of its row's buttons, if its title is not unique. */
  row?: string;
  /** By action: the question of its confirmation, and the messages after it. */
  actions?: Record<string, Partial<Sentences['action']> & Unreachable>;
  /** By segment: the text of an empty list, and the source of the first record. */
  segments?: Record<string, { empty: string; source?: string }>;
};

/** The messages of a resource in one language, under react-admin's keys: `resources.<name>.fields.<field>`. */
export type ResourceMessages = {
  /** Singular and plural: 'User |||| Users'. Titles, buttons and sentences contain it. */
  name: string;
  /** The name's gender, for Spanish and Hindi sentences. */
  gender?: 'masculine' | 'feminine';
  /** Labels by field. */
  fields?: Messages;
  /** By field: the text below its input. */
  hints?: Messages;
  /** By field of kind `choice`: a label for each value. */
  choices?: Record<string, Record<string, string>>;
  /** By field: the text in place of an absent value, such as 'Never'. */
  empty?: Messages;
  /** Button labels by action. `view`, `edit` and `delete` have labels already. */
  actions?: Record<string, string>;
  segments?: Record<string, string>;
  /** Headings of groups, tabs and parts of pages. */
  sections?: Record<string, string>;
  /** The rule of a field's `pattern`, in words. */
  rules?: Record<string, string>;
  /** Headings of the exported file, where they differ from the labels. One for each format of a field with several. */
  export?: Record<string, string | Record<string, string>>;
  texts?: ResourceTexts;
};

type Messages = { [key: string]: string | Messages };

/** The messages of all resources of a product in one language. */
export type ResourceCatalogue = Record<string, ResourceMessages>;

/** Messages of an extension: of its resources, and additions to other resources. */
export type AddedMessages = Record<string, Partial<ResourceMessages>>;

/** The keys of English, and those of `Free`. */
type Translated<English, Free = unknown> = Free & {
  [Key in keyof English]: English[Key] extends string
    ? string
    : Translated<English[Key], Key extends keyof Free ? NonNullable<Free[Key]> : unknown>;
};

/** Whether sentences change with the gender of a resource's name. */
export const hasGender = { en: false, ko: false, es: true, hi: true } as const satisfies Record<Language, boolean>;

type Gender<To extends Language, English> = English extends { name: string }
  ? (typeof hasGender)[To] extends true
    ? { gender: 'masculine' | 'feminine' }
    : unknown
  : unknown;

/** A translation: all messages that English has, and own tabs and sentences where the dashboard's do not suit the language. */
export type TranslatedResources<English extends AddedMessages, To extends Exclude<Language, 'en'>> = {
  [Resource in keyof English]: Translated<English[Resource], Pick<ResourceMessages, 'segments' | 'texts'>> &
    Gender<To, English[Resource]>;
};
