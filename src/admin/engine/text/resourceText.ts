import type { OperationSentence, Sentences } from '#i18n/ResourceMessages.ts';

/** The values of placeholders. An object is a text that is made only for a message with its placeholder. */
export type Variables = Record<string, string | number | { toString: () => string }>;

/** react-admin's `translate`. */
export type Translate = (key: string, options?: Variables & { _?: string }) => string;

/** The text of a failure. `unreachable` replaces it when there was no response, with the reason as `%{message}`. */
export type FailureText = { refused: string; unreachable?: string };

/** The variables of a message about a record: its key, its name, and its values by `record.<field>`. */
export type RecordVariables = Variables & { id: string | number; record: string };

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
  const about = (record?: RecordVariables): Variables => ({
    ...record,
    record: record ? resourceMessage('texts.record', '%{record}', record) : noun.nouns,
  });
  const failureText = (key: string, refused: string, variables?: Variables): FailureText => ({
    refused,
    unreachable: resourceMessage(`texts.${key}.unreachable`, '', variables) || undefined,
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
    row: (record: RecordVariables) => resourceMessage('texts.row', '', record),
    actionOfRow: (key: string, record: RecordVariables) => ofAction(key, 'ofRow', record),
    failure: (operation: FailingOperation) => failureText(operation, sentence(`${operation}.failure`)),
    /** A sentence about an action on a record; without one, on the resource's plural. */
    actionText: (
      key: string,
      role: Exclude<keyof Sentences['action'], 'failure' | 'ofRow'>,
      record?: RecordVariables,
    ) => ofAction(key, role, about(record)),
    actionFailure: (key: string, record?: RecordVariables) =>
      failureText(`actions.${key}`, ofAction(key, 'failure', about(record)), about(record)),
  };
}
