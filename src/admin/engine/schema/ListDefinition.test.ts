import { test } from 'vitest';
import type { ResourceDefinition } from './defineResource.ts';

type Walk = {
  id: number;
  name: string;
  state: 'upcoming' | 'past';
  is_public: boolean;
  place: { city: string; seats: number };
};

type List = ResourceDefinition<Walk, 'age'>['list'];

const declare = (list: Omit<List, 'layout' | 'skeletonRows' | 'actions'>) => list;

test('a list names values of its rows, those within others too, and fields of its own', () => {
  const names = ['name', 'place.city', 'age'] as const;
  declare({ search: names, sort: names, filters: names, export: { columns: [...names, { field: 'place.seats' }] } });
  declare({ export: true, summary: { 'place.seats': ['sum', 'mean'], name: ['count'] } });
});

test('a name that no row has, and a sum of what is no number, do not compile', () => {
  // @ts-expect-error a walk has no such value
  declare({ search: ['place.street'] });
  // @ts-expect-error a walk has no such value
  declare({ sort: ['nmae'] });
  // @ts-expect-error a walk has no such value
  declare({ filters: ['nmae'] });
  // @ts-expect-error a walk has no such value
  declare({ export: { columns: ['nmae'] } });
  // @ts-expect-error names cannot be added
  declare({ summary: { name: ['sum'] } });
});

test('a segment is a value of the field that tells the parts of a list apart; another does not compile', () => {
  // @ts-expect-error a walk has no such state
  declare({ segments: { field: 'state', of: ['upcoming', 'gone'] } });
  // @ts-expect-error a walk has no such value
  declare({ segments: { field: 'stat', of: ['upcoming'] } });
  // @ts-expect-error a yes or no is no text
  declare({ segments: { field: 'is_public', of: { open: 'yes' } } });
});
