import { test } from 'vitest';
import type { Day } from '#api/wire.ts';
import { defineDetailPageOf } from './defineDetailPage.ts';
import { defineResourceOf, type ResourceDefinition } from './defineResource.ts';

type Event = {
  id: number;
  name: string;
  type: 'walk' | 'dinner';
  price: number | null;
  currency: string;
  starts_on: Day;
  signed_at: string;
  is_public: boolean;
  tags: string[];
  poster: string | null;
  host: { name: string; email: string; picture: string | null; age: number } | null;
  place: { city: string; seats: number };
};

type Fields = ResourceDefinition<Event, 'age', 'events', object, string, 'events'>['fields'];

const defineDetailPage = defineDetailPageOf<'events'>();

const defineResource = defineResourceOf<{ events: object }, { events: Event }>();

const declare = (fields: Fields) => defineResource({ name: 'events', title: 'name', fields, list });

const list = { skeletonRows: 3 } as const;

test('a kind that does not fit the row’s type does not compile', () => {
  // @ts-expect-error a boolean is not a text
  declare({ is_public: { kind: 'text', on: ['list'] } });
  // @ts-expect-error an object is not a text
  declare({ place: { kind: 'text', on: ['list'] } });
  // @ts-expect-error a number is not a text
  declare({ id: { kind: 'text', on: ['list'] } });
  // @ts-expect-error a number is not a path
  declare({ price: { kind: 'image', on: ['list'] } });
  // @ts-expect-error a number is not a day
  declare({ price: { kind: 'date', on: ['list'] } });
  // @ts-expect-error a plain day is not a moment
  declare({ starts_on: { kind: 'dateTime', on: ['list'] } });
  // @ts-expect-error a moment is another day in another time zone
  declare({ signed_at: { kind: 'date', on: ['list'] } });
  // @ts-expect-error `Day` is not a union of literals
  declare({ starts_on: { kind: 'choice', of: ['2026-03-01'], on: ['list'] } });
  // @ts-expect-error a place has no name or email
  declare({ place: { kind: 'person', whose: 'value', on: ['list'] } });
  // @ts-expect-error `string` is not a union of literals
  declare({ name: { kind: 'choice', of: ['walk'], on: ['list'] } });
});

test('an option, rule or view that a kind does not have does not compile', () => {
  // @ts-expect-error the type has no such member
  declare({ type: { kind: 'choice', of: ['walk', 'lunch'], on: ['list'] } });
  // @ts-expect-error money needs its currency
  declare({ price: { kind: 'money', on: ['list'] } });
  // @ts-expect-error neither a currency nor a field
  declare({ price: { kind: 'money', currency: 'eur', on: ['list'] } });
  // @ts-expect-error the field has a number, not a currency
  declare({ price: { kind: 'money', currency: 'id', on: ['list'] } });
  // @ts-expect-error text has no decimals
  declare({ name: { kind: 'text', decimals: 2, on: ['list'] } });
  // @ts-expect-error a number has no length
  declare({ id: { kind: 'number', on: ['form'], rules: { maxLength: 2 } } });
  // @ts-expect-error JSON can only be shown
  declare({ place: { kind: 'json', on: ['form'] } });
  // @ts-expect-error the place has no such value
  declare({ 'place.street': { kind: 'text', on: ['detail'] } });
  // @ts-expect-error a field without a value is computed, custom or a person
  declare({ age: { kind: 'number', on: ['list'] } });
  // @ts-expect-error the type has no such member
  declare({ name: { kind: 'text', on: ['list'], when: { type: 'lunch' } } });
});

test('a detail page compiles only with paths of its row and fitting kinds', () => {
  defineDetailPage<Event>({
    picture: 'poster',
    header: { type: { kind: 'choice', of: ['walk', 'dinner'] }, id: { kind: 'reference', to: 'events' } },
    parts: [
      { name: 'place', fields: { 'place.city': { kind: 'text' }, price: { kind: 'money', currency: 'currency' } } },
      { name: 'poster', pictures: ['poster'] },
    ],
  });
  // @ts-expect-error a boolean is not a path
  defineDetailPage<Event>({ picture: 'is_public' });
  // @ts-expect-error a number is not a text
  defineDetailPage<Event>({ header: { price: { kind: 'text' } } });
  // @ts-expect-error the place has no such value
  defineDetailPage<Event>({ parts: [{ name: 'place', fields: { 'place.street': { kind: 'text' } } }] });
  // @ts-expect-error there is no such resource
  defineDetailPage<Event>({ header: { id: { kind: 'reference', to: 'evnets' } } });
  // @ts-expect-error there is no such resource, in a part either
  defineDetailPage<Event>({ parts: [{ name: 'host', fields: { id: { kind: 'reference', to: 'evnets' } } }] });
  // @ts-expect-error a number is not a path
  defineDetailPage<Event>({ parts: [{ name: 'poster', pictures: ['price'] }] });
});

test('a section names nested values by path', () => {
  const sectionsOf = (sections: ResourceDefinition<Event, 'age'>['sections']) => sections;

  sectionsOf({ place: { fields: ['place.city', 'place.seats', 'age'] } });
  // @ts-expect-error the place has no such value
  sectionsOf({ place: { fields: ['place.street'] } });
});

const declareList = (list: Omit<ResourceDefinition<Event, 'age'>['list'], 'skeletonRows'>) => list;

test('a list compiles only with names of its row, sums of numbers and segments of its values', () => {
  // @ts-expect-error an event has no such value
  declareList({ filters: ['nmae'] });
  // @ts-expect-error an event has no such value
  declareList({ export: { columns: ['nmae'] } });
  // @ts-expect-error names cannot be added
  declareList({ summary: ['name'] });
  // @ts-expect-error an event has no such type
  declareList({ segments: { field: 'type', of: ['walk', 'gone'] } });
  // @ts-expect-error an event has no such value
  declareList({ segments: { field: 'typ', of: ['walk'] } });
  // @ts-expect-error a boolean is not a text
  declareList({ segments: { field: 'is_public', of: { open: 'yes' } } });
});
