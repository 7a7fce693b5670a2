import type { Language } from './language.ts';
import type { AdminMessages } from './messages/en/admin.ts';

type Sentences = AdminMessages['sentences'];

type OperationSentence = Exclude<keyof Sentences, 'actions' | 'action' | 'phrase'>;

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

export type Variables = Record<string, string | number>;

/** react-admin's `translate`. */
export type Translate = (key: string, options?: Variables & { _?: string }) => string;

/** The text of a failure. `unreachable` replaces it when there was no response, with the reason as `%{message}`. */
export type FailureText = { refused: string; unreachable?: string };

type RecordName = { id: string | number; record: string };

/** A sentence by its operation: `list.empty`, `create.success`. */
export type SentenceKey = {
  [Operation in OperationSentence]: `${Operation}.${keyof Sentences[Operation] & string}`;
}[OperationSentence];

/** The operations of react-admin that have a sentence for their failure. */
export type FailingOperation = 'list' | 'create' | 'update' | 'show';

/** Removes the capitals of a title: 'Story' becomes 'story', and 'FAQ' stays. */
const withinSentence = (text: string) =>
  text.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll}+(?!\p{L}))/gu, (letter) => letter.toLowerCase());

/** The labels of a resource, and every sentence about it: its own from `texts`, else the dashboard's with its name in it. */
export function createResourceText(translate: Translate, resource: string) {
  const resourceMessage = (key: string, fallback = '', variables?: Variables) =>
    translate(`resources.${resource}.${key}`, { ...variables, _: fallback });
  const name = resourceMessage('name', resource, { smart_count: 1 });
  const names = resourceMessage('name', resource, { smart_count: 2 });
  const noun = {
    name,
    names,
    noun: withinSentence(name),
    nouns: withinSentence(names),
    gender: resourceMessage('gender', 'masculine'),
  };

  const withConventions = (key: string, conventions: readonly string[], variables?: Variables) => {
    const convention = conventions.reduceRight(
      (fallback, at) => translate(`admin.sentences.${at}`, { _: fallback }),
      '',
    );
    return resourceMessage(`texts.${key}`, convention, { ...noun, ...variables });
  };
  const sentence = (key: SentenceKey, variables?: Variables) => withConventions(key, [key], variables);

  const label = (field: string) => resourceMessage(`fields.${field}`, field);
  const action = (key: string) =>
    resourceMessage(
      `actions.${key}`,
      translate(`admin.actions.${key}`, { _: translate(`ra.action.${key}`, { _: key }) }),
    );
  const ofAction = (key: string, role: keyof Sentences['action'], variables?: Variables) => {
    const label = action(key);
    const kind = label.includes(' ') ? 'phrase' : 'action'; // "expire now an invitation" would be wrong
    return withConventions(`actions.${key}.${role}`, [`actions.${key}.${role}`, `${kind}.${role}`, `action.${role}`], {
      action: label,
      verb: withinSentence(label),
      ...variables,
    });
  };
  const failureText = (key: string, refused: string): FailureText => ({
    refused,
    unreachable: resourceMessage(`texts.${key}.unreachable`) || undefined,
  });

  return {
    sentence,
    name,
    label,
    action,
    title: () => sentence('list.title'),
    back: () => sentence('list.back', { title: sentence('list.title') }),
    menu: () => resourceMessage('texts.menu') || sentence('list.title'),
    choice: (field: string, value: string | number) => resourceMessage(`choices.${field}.${value}`, String(value)),
    /** A segment's own label, else that of the field's value which it selects. */
    segment: (key: string, field = '', count?: string | number) => {
      const segment = resourceMessage(`segments.${key}`) || resourceMessage(`choices.${field}.${key}`, key);
      return count === undefined ? segment : sentence('list.segment', { segment, count });
    },
    section: (key: string) => resourceMessage(`sections.${key}`, key),
    column: (field: string, format?: string) =>
      resourceMessage(format ? `export.${field}.${format}` : `export.${field}`) || label(field),
    currency: (column: string) => translate('admin.export.currency', { field: column }),
    empty: (segment?: string) =>
      (segment && resourceMessage(`texts.segments.${segment}.empty`)) || sentence('list.empty'),
    /** The source of a list's first record. Only the segments that name theirs have one. */
    source: (segment?: string) =>
      segment ? resourceMessage(`texts.segments.${segment}.source`) : sentence('list.source'),
    numbered: (id: string | number) => sentence('list.numbered', { id }),
    row: (record: RecordName) => resourceMessage('texts.row', '', record),
    actionOfRow: (key: string, row: string) => ofAction(key, 'ofRow', { record: row }),
    failure: (operation: FailingOperation) => failureText(operation, sentence(`${operation}.failure`)),
    /** A sentence about an action on a record; without one, on the resource's plural. */
    actionText: (key: string, role: Exclude<keyof Sentences['action'], 'failure' | 'ofRow'>, record?: RecordName) =>
      ofAction(key, role, {
        ...record,
        record: record ? resourceMessage('texts.record', '%{record}', record) : noun.nouns,
      }),
    actionFailure: (key: string) => failureText(`actions.${key}`, ofAction(key, 'failure')),
  };
}
