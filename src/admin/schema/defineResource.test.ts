import { expect, test } from 'vitest';
import { defineResource, type ResourceDefinition } from './defineResource.ts';

type Note = { id: number; text: string };

const note: ResourceDefinition<Note> = {
  name: 'note',
  title: 'text',
  menu: { icon: 'letter', label: 'menu.faq' },
  fields: { text: { kind: 'longText', label: 'fields.answer', shownIn: ['list', 'form'], required: true } },
  list: { as: 'table', skeletonRows: 3, actions: 'menu' },
  texts: { title: 'faq.title', empty: 'faq.empty', failed: 'faq.failed' },
};

test('at run time a definition is itself', () => {
  expect(defineResource<Note>(note)).toBe(note);
});

test('a misspelt field, kind, place or word does not compile', () => {
  const { fields, list, texts } = note;

  // @ts-expect-error a note has no field of that name
  defineResource<Note>({ ...note, title: 'txet' });
  // @ts-expect-error a note has no field of that name
  defineResource<Note>({ ...note, fields: { ...fields, txet: fields.text } });
  // @ts-expect-error the vocabulary has no such kind
  defineResource<Note>({ ...note, fields: { text: { kind: 'tetx', label: 'fields.answer', shownIn: [] } } });
  // @ts-expect-error a date cannot be typed
  defineResource<Note>({ ...note, fields: { text: { kind: 'dateTime', label: 'fields.answer', shownIn: ['form'] } } });
  // @ts-expect-error a note has no field of that name to search through
  defineResource<Note>({ ...note, list: { ...list, search: ['txet'] } });
  // @ts-expect-error the catalogue has no such word
  defineResource<Note>({ ...note, texts: { ...texts, empty: 'faq.emty' } });
});
