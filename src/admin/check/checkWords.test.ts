import { expect, test } from 'vitest';
import { checkWords } from './checkWords.ts';
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
  list: { segments: { filter: 'state', of: { past: 1 } } },
  actions: { edit: {}, cancel: { ask: { note: { kind: 'text' } } } },
  detailPage: {
    header: { state: { kind: 'choice', of: ['past'] } },
    tabs: [{ name: 'profile', fields: { age: {} } }],
  } as CheckedDefinition['detailPage'],
};

const words = {
  name: 'Event |||| Events',
  fields: { name: 'Name', type: 'Type', place: { city: 'City' }, note: 'Note', age: 'Age' },
  choices: { type: { walk: 'Walk', talk: 'Talk' }, state: { past: 'Past' } },
  sections: { when: 'When', profile: 'Profile' },
  segments: { past: 'Past' },
  actions: { cancel: 'Cancel' },
};

const faultsWith = (changed: object) => checkWords({ definition }, { ko: { event: { ...words, ...changed } } });

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
  ['an action of its own', { actions: undefined }, 'event.actions.cancel'],
])('%s that a language lacks is named, with its file', (_, changed, key) => {
  expect(faultsWith(changed)).toEqual([
    expect.objectContaining({
      file: 'src/i18n/messages/ko/resources.ts',
      message: expect.stringContaining(`${key} is missing`),
    }),
  ]);
});

test('a word that is still English is named', () => {
  const [fault] = faultsWith({ name: '[en] Event |||| Events' });

  expect(fault?.message).toBe("event.name is not translated: it says '[en] Event |||| Events'.");
});

test('a resource without any words is named once a language', () => {
  const faults = checkWords({ definition }, { en: { event: words }, hi: {} });

  expect(faults.map(({ file }) => file)).toEqual(['src/i18n/messages/hi/resources.ts']);
});
