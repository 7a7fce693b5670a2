import { expect, test } from 'vitest';
import { checkCatalogues, checkWords } from './checkWords.ts';
import type { CheckedDefinition } from './Tables.ts';

const definition: CheckedDefinition = {
  name: 'event',
  title: 'name',
  fields: {
    name: { kind: 'text', on: ['list'] },
    type: { kind: 'choice', of: ['walk', 'talk'], on: ['list'] },
    'place.city': { kind: 'text', on: ['list'] },
  },
  sections: { when: {} },
  list: {
    segments: { filter: 'state', of: { past: 1 } },
    export: { columns: ['name', { field: 'starts_on', format: 'time' }] },
  },
  actions: { edit: {}, cancel: { dialog: { ask: { note: { kind: 'text' } } } } },
  detailPage: {
    header: { state: { kind: 'choice', of: ['past'] } },
    tabs: [{ name: 'profile', fields: { age: { kind: 'number' } } }],
  },
};

const words = {
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
  words: (language: string) => `messages/${language}.ts`,
};

const faultsWith = (changed: object) =>
  checkWords(definition, { words: { ko: { event: { ...words, ...changed } } }, files });

test('words that are all there have no fault', () => {
  expect(faultsWith({})).toEqual([]);
});

test.each([
  ['the name', { name: undefined }, 'event.name'],
  ['a label', { fields: { ...words.fields, name: undefined } }, 'event.fields.name'],
  ['a label of a value within another', { fields: { ...words.fields, place: {} } }, 'event.fields.place.city'],
  ['a label of what an action asks for', { fields: { ...words.fields, note: undefined } }, 'event.fields.note'],
  ['a label of a page of its own', { fields: { ...words.fields, age: undefined } }, 'event.fields.age'],
  ['a choice', { choices: { ...words.choices, type: { walk: 'Walk' } } }, 'event.choices.type.talk'],
  ['a choice of a page of its own', { choices: { type: words.choices.type } }, 'event.choices.state.past'],
  ['a segment', { segments: {} }, 'event.segments.past'],
  ['a section', { sections: { profile: 'Profile' } }, 'event.sections.when'],
  ['a tab', { sections: { when: 'When' } }, 'event.sections.profile'],
  ['an action of its own', { actions: {} }, 'event.actions.cancel'],
  ['the heading of a time in the file', { export: {} }, 'event.export.starts_on.time'],
])('%s that a language lacks is named, with its file', (_, changed, key) => {
  expect(faultsWith(changed)).toEqual([
    expect.objectContaining({
      file: 'messages/ko.ts',
      message: expect.stringContaining(`${key} is missing`),
    }),
  ]);
});

test.each([
  ['a field', { fields: { ...words.fields, price: 'Price' } }, 'event.fields.price'],
  [
    'a choice',
    { choices: { ...words.choices, type: { ...words.choices.type, run: 'Run' } } },
    'event.choices.type.run',
  ],
  ['a segment', { segments: { ...words.segments, gone: 'Gone' } }, 'event.segments.gone'],
  ['a column', { export: { ...words.export, price: 'Price' } }, 'event.export.price'],
  ['an action that there is not', { texts: { actions: { pin: { title: 'Pin' } } } }, 'event.texts.actions.pin.title'],
  ['a segment without rows', { texts: { segments: { gone: { empty: 'x' } } } }, 'event.texts.segments.gone.empty'],
  ['anything else', { note: 'x' }, 'event.note'],
])('a word for %s that no screen says is named', (_, changed, key) => {
  expect(faultsWith(changed).map(({ message }) => message)).toEqual([
    `${key} is said nowhere: the definition has nothing of that name. Drop it.`,
  ]);
});

test('the words of no resource are named once, with what was meant by them', () => {
  const both = { event: words, evnt: words };

  expect(checkCatalogues([definition], { words: { ko: both, hi: both, en: { event: words } }, files })).toEqual([
    {
      file: 'messages/ko.ts',
      word: 'evnt',
      message:
        "There is no resource called 'evnt'. Add its definition to definitions/resources.ts, or drop its words in 'ko' and 'hi'.",
    },
  ]);
});

test('words of calls that only a component makes are no fault, and those of a forgotten definition are', () => {
  const faultsOf = (ofCalls: object) =>
    checkCatalogues([definition], {
      words: { en: { event: words, figures: ofCalls } },
      endpoints: { figures: {} },
      files,
    });

  expect(faultsOf({ fields: { open: 'Open' } })).toEqual([]);
  expect(faultsOf({ name: 'Figure |||| Figures' })).toHaveLength(1);
});

test('a segment may have a name of its own beside the choice that it lists', () => {
  const byType = { ...definition, list: { segments: { field: 'type', of: ['walk', 'talk'] } } };
  const own = { ...words, export: {}, segments: { walk: 'Strolls' }, texts: {} };

  expect(checkWords(byType, { words: { en: { event: own } }, files })).toEqual([]);
});

test('a word that is still English is named', () => {
  const [fault] = faultsWith({ name: '[en] Event |||| Events' });

  expect(fault?.message).toBe("event.name is not translated: it says '[en] Event |||| Events'.");
});

test('a resource without any words is named once a language', () => {
  const faults = checkWords(definition, { words: { en: { event: words }, hi: {} }, files });

  expect(faults.map(({ file }) => file)).toEqual(['messages/hi.ts']);
});
