import { expect, test } from 'vitest';
import type { Values } from '#api/values.ts';
import { compareEdits } from './compareEdits.ts';

const base = { id: 1, question: 'Is it free?', answer: 'Yes.', place: { city: 'Lund', seats: 4 } };

const textsAt = (...sources: string[]) => sources.map((source) => ({ kind: 'text' as const, source }));
const fields = textsAt('question', 'answer', 'place.city', 'place.seats');

const compare = (theirs: Values, yours: Values) =>
  compareEdits(fields, { base, theirs: { ...base, ...theirs }, yours: { ...base, ...yours } });

test('fields that only others changed are merged, nested ones and values without a field too', () => {
  const { values, merged, conflicts } = compare(
    { question: 'Is it cheap?', place: { city: 'Lund', seats: 9 }, version: 'b' },
    { answer: 'No.', place: { city: 'Oslo', seats: 4 } },
  );

  expect(values).toEqual({
    id: 1,
    question: 'Is it cheap?',
    answer: 'No.',
    place: { city: 'Oslo', seats: 9 },
    version: 'b',
  });
  expect(merged).toEqual(['question', 'place.seats']);
  expect(conflicts).toEqual([]);
});

test('a field that both changed is in conflict unless the values are the same', () => {
  expect(compare({ answer: 'Maybe.' }, { answer: 'No.' })).toMatchObject({ merged: [], conflicts: ['answer'] });
  expect(compare({ answer: 'No.' }, { answer: 'No.' })).toMatchObject({ merged: [], conflicts: [] });
  expect(compare({ answer: 'Maybe.' }, { answer: '' })).toMatchObject({ conflicts: ['answer'] });
});

test('a new file is a change, and so is a removed one', () => {
  const file = new File(['a'], 'a.png');
  const versions = { base: { image: 'a.png' }, theirs: { image: 'b.png' } };

  const { values, conflicts } = compareEdits(textsAt('image'), { ...versions, yours: { image: file } });
  expect(values.image).toBe(file);
  expect(conflicts).toEqual(['image']);
  expect(compareEdits(textsAt('image'), { ...versions, yours: { image: null } }).conflicts).toEqual(['image']);
});

test('line breaks, surrounding spaces and kinds of blank values are no changes', () => {
  const versions = { base: { text: 'a\nb ', note: null, tags: [] }, theirs: { text: 'a\r\nb', note: '', tags: null } };

  expect(compareEdits(textsAt('text', 'note', 'tags'), { ...versions, yours: versions.base })).toMatchObject({
    merged: [],
  });
});

test('a field that the read leaves out keeps its typed value', () => {
  const { values, merged } = compareEdits(fields, { base, theirs: { id: 1, place: { seats: 5 } }, yours: base });

  expect(values).toEqual({ ...base, place: { city: 'Lund', seats: 5 } });
  expect(merged).toEqual(['place.seats']);
});

test('a value that two calls spell differently is no change', () => {
  const admin = {
    kind: 'boolean',
    of: [
      [false, 0],
      [true, 1],
    ],
    source: 'admin',
  } as const;
  const compareAdmin = (before: unknown, stored: unknown) =>
    compareEdits([admin], { base: { admin: before }, theirs: { admin: stored }, yours: { admin: before } });

  expect(compareAdmin(false, 0)).toMatchObject({ merged: [], conflicts: [] });
  expect(compareAdmin(false, 1)).toMatchObject({ merged: ['admin'], conflicts: [] });
});
