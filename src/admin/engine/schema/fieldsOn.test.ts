import { expect, test } from 'vitest';
import type { AnyResource } from './defineResource.ts';
import type { Field } from './Field.ts';
import { alignOf, fieldsOn } from './fieldsOn.ts';

const on = ['list'] as const;

test.each<[Field, string | undefined]>([
  [{ kind: 'number', on }, 'right'],
  [{ kind: 'number', unit: 'percent', on }, 'right'],
  [{ kind: 'number', grouping: false, on }, undefined],
  [{ kind: 'money', currency: 'EUR', on }, 'right'],
  [{ kind: 'computed', as: 'count', from: ['tags'], on }, 'right'],
  [{ kind: 'computed', as: 'joined', from: ['name'], on }, undefined],
  [{ kind: 'date', on }, undefined],
])('amounts and counts are aligned to the right, but not names such as years: %j', (field, align) => {
  expect(alignOf(field)).toBe(align);
});

test.each(['list', 'card'] as const)('the field of the tabs is on a %s only below a record, without tabs', (view) => {
  const on = [view];
  const list = { skeletonRows: 1, segments: { field: 'state', of: ['open'] } };
  const fields = { name: { kind: 'text', on }, state: { kind: 'text', on } } as const;
  const cases: AnyResource = { name: 'cases', title: 'name', fields, list };
  const columnsOf = (definition: AnyResource) => fieldsOn(definition, view).map(({ source }) => source);
  expect(columnsOf(cases)).toEqual(['name']);
  expect(columnsOf({ ...cases, parent: { path: '/users/1', filter: {}, isAside: false, isPerson: true } })).toEqual([
    'name',
    'state',
  ]);
});
