import { expect, test } from 'vitest';
import { matches, shownFields } from './Condition.ts';

test.each([
  [undefined, { state: 'past' }, true],
  [{}, { state: 'past' }, true],
  [{ state: 'past' }, { state: 'past' }, true],
  [{ state: 'past' }, { state: 'upcoming' }, false],
  [{ state: ['past', 'cancelled'] }, { state: 'cancelled' }, true],
  [{ state: ['past', 'cancelled'] }, { state: 'upcoming' }, false],
  [{ isPublic: false }, { isPublic: false }, true],
  [{ isPublic: false }, { isPublic: 0 }, false],
  [{ state: 'past', isPublic: true }, { state: 'past', isPublic: false }, false],
  [{ host: null }, { host: null }, true],
  [{ host: null }, {}, true],
  [{ host: null }, { host: '' }, false],
  [{ 'address.city': 'Lund' }, { address: { city: 'Lund' } }, true],
  [{ 'address.city': 'Lund' }, { address: null }, false],
  [{ host: { isSet: true } }, { host: '' }, false],
  [{ host: { isSet: true } }, { host: 0 }, true],
  [{ tags: { isSet: false } }, { tags: [] }, true],
  [{ seats: { min: 2 } }, { seats: 2 }, true],
  [{ seats: { min: 2 } }, { seats: 1 }, false],
  [{ seats: { min: 0 } }, { seats: null }, false],
  [{ starts_on: { min: '2026-10-01' } }, { starts_on: '2026-09-30' }, false],
  [{ name: { contains: 'da' } }, { name: 'Ada' }, true],
  [{ name: { contains: 'da' } }, {}, false],
  [{ tags: { contains: 'sea' } }, { tags: ['seaside'] }, false],
  [{ tags: { contains: 'sea' } }, { tags: ['sea'] }, true],
  [{ from: { differsFrom: 'to' } }, { from: 'Lund', to: 'Lund' }, false],
  [{ from: { differsFrom: 'to' } }, { from: 'Lund' }, true],
  [{ seats: { isSet: true, min: 2 } }, { seats: 1 }, false],
])('%j on %j is %j', (condition, record, expected) => {
  expect(matches(condition, record)).toBe(expected);
});

const fields = [
  { source: 'isPublic' },
  { source: 'reason', when: { isPublic: false } },
  { source: 'details', when: { reason: 'other' } },
  { source: 'audience', when: { reason: null } },
];

const sourcesIn = (shown: readonly { source: string }[]) => shown.map(({ source }) => source);

test.each([
  [{ isPublic: false, reason: 'other', details: 'So' }, ['isPublic', 'reason', 'details']],
  [{ isPublic: true, reason: 'other', details: 'So' }, ['isPublic', 'audience']],
  [{ isPublic: false, reason: null, details: 'So' }, ['isPublic', 'reason', 'audience']],
])('with %j the fields %j are shown: conditions ignore the values of hidden fields', (values, expected) => {
  expect(sourcesIn(shownFields(fields, values))).toEqual(expected);
});
