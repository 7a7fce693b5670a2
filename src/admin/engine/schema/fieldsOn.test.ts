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
])('figures are aligned by their last digit, and what only names something is not: %j', (field, align) => {
  expect(alignOf(field)).toBe(align);
});
