import { test } from 'vitest';
import { defineResource, type ResourceDefinition } from './defineResource.ts';

type Note = { id: number; text: string };

const note: ResourceDefinition<Note> = {
  name: 'note',
  title: 'text',
  menu: { icon: 'Mail' },
  fields: { text: { kind: 'longText', label: 'fields.answer', on: ['list', 'form'], rules: { required: true } } },
  list: { layout: 'table', skeletonRows: 3, actions: 'menu' },
};

test('a misspelt field, kind, place or word does not compile', () => {
  const { fields, list } = note;

  // @ts-expect-error a note has no field of that name
  defineResource<Note>({ ...note, title: 'txet' });
  // @ts-expect-error a note has no field of that name
  defineResource<Note>({ ...note, fields: { ...fields, txet: fields.text } });
  // @ts-expect-error the vocabulary has no such kind
  defineResource<Note>({ ...note, fields: { text: { kind: 'tetx', label: 'fields.answer', on: [] } } });
  // @ts-expect-error JSON can only be shown
  defineResource<Note>({ ...note, fields: { text: { kind: 'json', label: 'fields.answer', on: ['form'] } } });
  // @ts-expect-error a note has no field of that name to search through
  defineResource<Note>({ ...note, list: { ...list, search: ['txet'] } });
  // @ts-expect-error the catalogue has no such word
  defineResource<Note>({ ...note, fields: { text: { kind: 'text', label: 'fields.anwser', on: [] } } });
});
