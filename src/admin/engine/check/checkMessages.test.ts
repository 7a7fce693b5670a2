import { expect, test } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { checkCatalogues, checkMessages } from './checkMessages.ts';

const definition: AnyResource = {
  name: 'event',
  title: 'name',
  fields: {
    name: { kind: 'text', on: ['list'] },
    type: { kind: 'choice', of: ['walk', 'talk'], on: ['list'] },
    'place.city': { kind: 'text', on: ['list'] },
  },
  sections: { when: { fields: [] } },
  list: {
    skeletonRows: 3,
    segments: { filter: 'state', of: { past: 1 } },
    export: { columns: ['name', { field: 'starts_on', format: 'time' }] },
  },
  actions: { edit: {}, cancel: { dialog: { ask: { note: { kind: 'text' } } } } },
  detailPage: {
    header: { state: { kind: 'choice', of: ['past'] } },
    parts: [{ name: 'profile', fields: { age: { kind: 'number' } } }],
  },
};

const messages = {
  name: 'Event |||| Events',
  fields: { name: 'Name', type: 'Type', place: { city: 'City' }, note: 'Note', age: 'Age' },
  choices: { type: { walk: 'Walk', talk: 'Talk' }, state: { past: 'Past' } },
  sections: { when: 'When', profile: 'Profile' },
  segments: { past: 'Past' },
  actions: { cancel: 'Cancel' },
  export: { name: 'Title', starts_on: { time: 'Begins at' } },
  texts: {
    list: { empty: 'Nothing' },
    segments: { past: { empty: 'Nothing' } },
    actions: { cancel: { title: 'Off' } },
  },
};

const files = {
  definitions: 'definitions',
  endpoints: 'endpoints.ts',
  messages: (language: string) => `messages/${language}.ts`,
};

const faultsWith = (changed: object) =>
  checkMessages(definition, { messages: { ko: { event: { ...messages, ...changed } } }, files });

const { fields, choices } = messages;

test.each<[key: string, changed: object]>([
  ['name', { name: undefined }],
  ['fields.name', { fields: { ...fields, name: undefined } }],
  ['fields.place.city', { fields: { ...fields, place: {} } }],
  ['fields.note', { fields: { ...fields, note: undefined } }],
  ['fields.age', { fields: { ...fields, age: undefined } }],
  ['choices.type.talk', { choices: { ...choices, type: { walk: 'Walk' } } }],
  ['choices.state.past', { choices: { type: choices.type } }],
  ['segments.past', { segments: {} }],
  ['sections.when', { sections: { profile: 'Profile' } }],
  ['sections.profile', { sections: { when: 'When' } }],
  ['actions.cancel', { actions: {} }],
  ['export.starts_on.time', { export: {} }],
])('%s that a language lacks is reported with its file', (key, changed) => {
  const message = `Add '${key}' to event: screens would show only the key.`;
  expect(faultsWith(changed)).toEqual([{ file: 'messages/ko.ts', message }]);
});

test.each<[key: string, changed: object]>([
  ['fields.price', { fields: { ...fields, price: 'Price' } }],
  ['choices.type.run', { choices: { ...choices, type: { ...choices.type, run: 'Run' } } }],
  ['segments.gone', { segments: { ...messages.segments, gone: 'Gone' } }],
  ['hints.type', { hints: { type: 'Kind' } }],
  ['export.price', { export: { ...messages.export, price: 'Price' } }],
  ['texts.actions.pin.title', { texts: { actions: { pin: { title: 'Pin' } } } }],
  ['texts.segments.gone.empty', { texts: { segments: { gone: { empty: 'x' } } } }],
  ['note', { note: 'x' }],
])('%s, which no screen shows, is reported', (key, changed) => {
  expect(faultsWith(changed).map(({ message }) => message)).toEqual([
    `Remove '${key}' from event: nothing in its definition has that name.`,
  ]);
});

test.each([
  ['question', '%{city}'],
  ['failure', '%{record.size}'],
])('a text of an action whose placeholder has no value is reported: %s with %s', (role, placeholder) => {
  const texts = { ...messages.texts, actions: { cancel: { [role]: `Cancel in ${placeholder}?` } } };
  expect(faultsWith({ texts }).map(({ message }) => message)).toEqual([
    expect.stringContaining(`event.texts.actions.cancel.${role} has '${placeholder}', which has no value.`),
  ]);
});

test('an entry of no resource is reported once for all languages', () => {
  const both = { event: messages, evnt: messages };

  expect(
    checkCatalogues({
      definitions: [definition],
      endpoints: {},
      messages: { ko: both, hi: both, en: { event: messages } },
      files,
    }),
  ).toEqual([
    {
      file: 'messages/ko.ts',
      message:
        "There is no resource called 'evnt'. Add its definition to definitions/resources.ts, or remove its entry in 'ko' and 'hi'.",
    },
  ]);
});

test('texts without a definition are a fault only if they have a name', () => {
  const faultsOf = (ofCalls: object) =>
    checkCatalogues({
      definitions: [definition],
      messages: { en: { event: messages, figures: ofCalls } },
      endpoints: { figures: {} },
      files,
    });

  expect(faultsOf({ fields: { open: 'Open' } })).toEqual([]);
  expect(faultsOf({ name: 'Figure |||| Figures' })).toHaveLength(1);
});

test.each<[string, Partial<AnyResource>, object]>([
  [
    'a segment may have another text than the choice that it lists',
    { list: { skeletonRows: 3, segments: { field: 'type', of: ['walk', 'talk'] } } },
    { export: {}, segments: { walk: 'Strolls' }, texts: {} },
  ],
  [
    'a field and a value inside it have a text each',
    { fields: { ...definition.fields, place: { kind: 'text', on: ['list'] } } },
    { fields: { ...fields, place: 'Place', 'place.city': 'City' } },
  ],
  [
    'a text of an action has values of the row',
    {},
    {
      texts: {
        record: '%{record.place.city}',
        actions: { cancel: { question: '%{verb} %{record.name} of %{names}?' } },
      },
    },
  ],
  [
    'an action with a label of its own may have another one',
    {},
    { actions: { ...messages.actions, edit: 'Change' }, texts: { actions: { edit: { success: 'Changed' } } } },
  ],
])('%s', (_, changed, texts) => {
  const catalogue = { event: { ...messages, ...texts } };
  expect(checkMessages({ ...definition, ...changed }, { messages: { en: catalogue }, files })).toEqual([]);
});

test('texts that are still English are one minor fault', () => {
  const [fault] = faultsWith({ name: '[en] Event |||| Events' });

  expect(fault?.message).toBe("event has 1 text to translate, marked by '[en] '.");
  expect(fault?.isMinor).toBe(true);
});

test('several missing texts are one fault', () => {
  expect(faultsWith({ actions: {}, segments: {} }).map(({ message }) => message)).toEqual([
    "Add 'segments.past' and 'actions.cancel' to event: screens would show only the key.",
  ]);
});

test('a resource without texts is reported once a language', () => {
  const faults = checkMessages(definition, { messages: { en: { event: messages }, hi: {} }, files });

  expect(faults.map(({ file }) => file)).toEqual(['messages/hi.ts']);
});

test('a choice of resources needs labels only for values that are no resource', () => {
  const of = ['event', 'backup'];
  const withResources = {
    ...definition,
    fields: { ...definition.fields, type: { kind: 'choice', of, names: 'resource', on: [] } },
  };
  const faultsOf = (type: object) =>
    checkMessages(withResources as AnyResource, {
      messages: { ko: { event: { ...messages, choices: { ...choices, type } } } },
      files,
    }).map(({ message }) => message);

  expect(faultsOf({})).toEqual(["Add 'choices.type.backup' to event: screens would show only the key."]);
  expect(faultsOf({ backup: 'Backups', event: 'Evenings' })).toEqual([]);
});
