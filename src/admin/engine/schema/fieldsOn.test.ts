import { expect, test } from 'vitest';
import type { Field } from './Field.ts';
import { alignOf } from './fieldsOn.ts';

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
