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
    layout: 'table',
    skeletonRows: 3,
    actions: 'menu',
    segments: { filter: 'state', of: { past: 1 } },
    export: { columns: ['name', { field: 'starts_on', format: 'time' }] },
  },
  actions: { edit: {}, cancel: { dialog: { ask: { note: { kind: 'text' } } } } },
  detailPage: {
    header: { state: { kind: 'choice', of: ['past'] } },
    tabs: [{ name: 'profile', fields: { age: { kind: 'number' } } }],
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

test('complete messages have no fault', () => {
  expect(faultsWith({})).toEqual([]);
});

test.each([
  ['the name', { name: undefined }, 'event.name'],
  ['a label', { fields: { ...messages.fields, name: undefined } }, 'event.fields.name'],
  ['the label of a nested value', { fields: { ...messages.fields, place: {} } }, 'event.fields.place.city'],
  [
    'the label of a value that an action asks for',
    { fields: { ...messages.fields, note: undefined } },
    'event.fields.note',
  ],
  ['the label of a field on a detail page', { fields: { ...messages.fields, age: undefined } }, 'event.fields.age'],
  ['a choice', { choices: { ...messages.choices, type: { walk: 'Walk' } } }, 'event.choices.type.talk'],
  ['a choice on a detail page', { choices: { type: messages.choices.type } }, 'event.choices.state.past'],
  ['a segment', { segments: {} }, 'event.segments.past'],
  ['a section', { sections: { profile: 'Profile' } }, 'event.sections.when'],
  ['a tab', { sections: { when: 'When' } }, 'event.sections.profile'],
  ['an action', { actions: {} }, 'event.actions.cancel'],
  ['the heading of an exported time', { export: {} }, 'event.export.starts_on.time'],
])('%s that a language lacks is reported with its file', (_, changed, key) => {
  expect(faultsWith(changed)).toEqual([
    expect.objectContaining({
      file: 'messages/ko.ts',
      message: expect.stringContaining(`${key} is missing`),
    }),
  ]);
});

test.each([
  ['a field', { fields: { ...messages.fields, price: 'Price' } }, 'event.fields.price'],
  [
    'a choice',
    { choices: { ...messages.choices, type: { ...messages.choices.type, run: 'Run' } } },
    'event.choices.type.run',
  ],
  ['a segment', { segments: { ...messages.segments, gone: 'Gone' } }, 'event.segments.gone'],
  ['a column', { export: { ...messages.export, price: 'Price' } }, 'event.export.price'],
  ['an action that does not exist', { texts: { actions: { pin: { title: 'Pin' } } } }, 'event.texts.actions.pin.title'],
  [
    'a segment that does not exist',
    { texts: { segments: { gone: { empty: 'x' } } } },
    'event.texts.segments.gone.empty',
  ],
  ['another key', { note: 'x' }, 'event.note'],
])('a text for %s that no screen shows is reported', (_, changed, key) => {
  expect(faultsWith(changed).map(({ message }) => message)).toEqual([
    `${key} is never shown: the definition has nothing with that name. Remove it.`,
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
      word: 'evnt',
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

test('a segment may have another text than the choice that it lists', () => {
  const byType: AnyResource = {
    ...definition,
    list: { ...definition.list, export: undefined, segments: { field: 'type', of: ['walk', 'talk'] } },
  };
  const eventMessages = { ...messages, export: {}, segments: { walk: 'Strolls' }, texts: {} };

  expect(checkMessages(byType, { messages: { en: { event: eventMessages } }, files })).toEqual([]);
});

test('a text that is still English is reported', () => {
  const [fault] = faultsWith({ name: '[en] Event |||| Events' });

  expect(fault?.message).toBe("event.name is not translated: its text is '[en] Event |||| Events'.");
});

test('a resource without texts is reported once a language', () => {
  const faults = checkMessages(definition, { messages: { en: { event: messages }, hi: {} }, files });

  expect(faults.map(({ file }) => file)).toEqual(['messages/hi.ts']);
});
