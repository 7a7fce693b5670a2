import type { AdminMessages } from './messages/en/admin.ts';

type Sentences = AdminMessages['sentences'];

type Variables = Record<string, string | number>;

/** react-admin's `translate`. */
export type Translate = (key: string, options?: Variables & { _?: string }) => string;

/** What failed, in words. `unreachable` takes its place where there was no answer, with the reason for `%{message}`. */
export type FailureText = { refused: string; unreachable?: string };

type RecordName = { id: string | number; record: string };

/** The sentences about lists, forms and pages, by operation: `list.empty`, `create.success`. */
export type SentenceKey = {
  [Operation in Exclude<keyof Sentences, 'actions' | 'action'>]: `${Operation}.${keyof Sentences[Operation] & string}`;
}[Exclude<keyof Sentences, 'actions' | 'action'>];

/** The operations of react-admin whose failure has a sentence. */
export type FailingOperation = 'list' | 'create' | 'update' | 'show';

/** Word by word, without the capital of a title: a 'Story' is a 'story' within a sentence, and a 'FAQ' stays one. */
const withinSentence = (text: string) =>
  text.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll}+(?!\p{L}))/gu, (letter) => letter.toLowerCase());

/**
 * The text of a resource: its labels, and every sentence about it. A sentence is what the resource's `texts` say, else
 * the convention's with the resource's name in it.
 */
export function createResourceText(translate: Translate, resource: string) {
  const own = (key: string, fallback = '', variables?: Variables) =>
    translate(`resources.${resource}.${key}`, { ...variables, _: fallback });
  const name = own('name', resource, { smart_count: 1 });
  const names = own('name', resource, { smart_count: 2 });
  const noun = {
    name,
    names,
    noun: withinSentence(name),
    nouns: withinSentence(names),
    gender: own('gender', 'masculine'),
  };

  const withConventions = (key: string, conventions: readonly string[], variables?: Variables) => {
    const convention = conventions.reduceRight(
      (fallback, at) => translate(`admin.sentences.${at}`, { _: fallback }),
      '',
    );
    return own(`texts.${key}`, convention, { ...noun, ...variables });
  };
  const sentence = (key: SentenceKey, variables?: Variables) => withConventions(key, [key], variables);

  const label = (field: string) => own(`fields.${field}`, field);
  const action = (key: string) =>
    own(`actions.${key}`, translate(`admin.actions.${key}`, { _: translate(`ra.action.${key}`, { _: key }) }));
  const ofAction = (key: string, role: keyof Sentences['action'], variables?: Variables) => {
    const label = action(key);
    return withConventions(`actions.${key}.${role}`, [`actions.${key}.${role}`, `action.${role}`], {
      action: label,
      verb: withinSentence(label),
      ...variables,
    });
  };
  /** A record as part of a sentence, or all of them. */
  const ofRecord = (record?: RecordName) => (record ? own('texts.record', '%{record}', record) : noun.nouns);

  return {
    sentence,
    label,
    action,
    title: () => sentence('list.title'),
    back: () => sentence('list.back', { title: sentence('list.title') }),
    menu: () => own('texts.menu') || sentence('list.title'),
    choice: (field: string, value: string | number) => own(`choices.${field}.${value}`, String(value)),
    /** A segment is called as the value of its field that it holds, unless it has a name of its own. */
    segment: (key: string, field = '', count?: string | number) => {
      const segment = own(`segments.${key}`) || own(`choices.${field}.${key}`, key);
      return count === undefined ? segment : sentence('list.segment', { segment, count });
    },
    section: (key: string) => own(`sections.${key}`, key),
    column: (field: string, format?: string) =>
      own(format ? `export.${field}.${format}` : `export.${field}`) || label(field),
    empty: (segment?: string) => (segment && own(`texts.segments.${segment}.empty`)) || sentence('list.empty'),
    row: (record: RecordName) => own('texts.row', '', record),
    actionOfRow: (key: string, row: string) => ofAction(key, 'ofRow', { record: row }),
    failure: (operation: FailingOperation): FailureText => ({
      refused: sentence(`${operation}.failure`),
      unreachable: own(`texts.${operation}.unreachable`) || undefined,
    }),
    actionTitle: (key: string) => ofAction(key, 'title'),
    actionQuestion: (key: string, record?: RecordName) =>
      ofAction(key, 'question', { ...record, record: ofRecord(record) }),
    actionSuccess: (key: string, record?: RecordName) =>
      ofAction(key, 'success', { ...record, record: ofRecord(record) }),
    actionDelayed: (key: string, record?: RecordName) =>
      ofAction(key, 'delayed', { ...record, record: ofRecord(record) }),
    actionFailure: (key: string): FailureText => ({
      refused: ofAction(key, 'failure'),
      unreachable: own(`texts.actions.${key}.unreachable`) || undefined,
    }),
  };
}
