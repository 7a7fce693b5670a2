import { test } from 'vitest';
import type { Day } from '#api/wire.ts';
import { defineDetailPageOf } from './defineDetailPage.ts';
import { defineResourceOf, type ResourceDefinition } from './defineResource.ts';

type Host = { name: string; email: string; picture: string | null; age: number };

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
  host: Host | null;
  place: { city: string; seats: number };
};

type Pin = {
  call: 'POST /event/{id}/pin/{board}';
  body: 'json';
  query: readonly ['until'];
  sends: readonly ['type', 'reason'];
  from: { reason: 'why' };
};

type Calls = { list: object; delete: object; pin: Pin };

const defineResource = defineResourceOf<{ events: Calls; folders: object }, { events: Event }>();

const defineDetailPage = defineDetailPageOf<'events'>();

type Fields = ResourceDefinition<Event, 'age', 'events', object, string, 'events'>['fields'];

const list = { skeletonRows: 3 } as const;

const events = { name: 'events', title: 'name', fields: { name: { kind: 'text', on: ['list'] } }, list } as const;

const declare = (fields: Fields) => defineResource({ ...events, fields });

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
  // @ts-expect-error a number is no text of seconds
  declare({ price: { kind: 'dateTime', unix: 'text', on: ['list'] } });
  // @ts-expect-error a text has no milliseconds
  declare({ signed_at: { kind: 'dateTime', unix: 'milliseconds', on: ['list'] } });
  // @ts-expect-error a text is never 0
  declare({ signed_at: { kind: 'dateTime', none: 0, on: ['list'] } });
  // @ts-expect-error the row has a boolean
  declare({ is_public: { kind: 'boolean', of: ['N', 'Y'], on: ['list'] } });
  // @ts-expect-error text has no decimals
  declare({ name: { kind: 'text', decimals: 2, on: ['list'] } });
  // @ts-expect-error a number has no length
  declare({ id: { kind: 'number', on: ['form'], rules: { maxLength: 2 } } });
  // @ts-expect-error JSON has no length
  declare({ place: { kind: 'json', on: ['form'], rules: { maxLength: 2 } } });
  // @ts-expect-error the place has no such value
  declare({ 'place.street': { kind: 'text', on: ['detail'] } });
  // @ts-expect-error a field without a value is computed, custom or a person
  declare({ age: { kind: 'number', on: ['list'] } });
  // @ts-expect-error the type has no such member
  declare({ name: { kind: 'text', on: ['list'], when: { type: 'lunch' } } });
  declare({ id: { kind: 'reference', to: 'events', from: ['place.city', 'id'], on: ['list'] } });
  // @ts-expect-error the place has no such value
  declare({ id: { kind: 'reference', to: 'events', from: ['place.street', 'id'], on: ['list'] } });
  // @ts-expect-error a key of one part is the field itself
  declare({ id: { kind: 'reference', to: 'events', from: ['id'], on: ['list'] } });
});

test('the path of a picture starts at the person', () => {
  declare({ host: { kind: 'person', whose: 'value', picture: 'picture', on: ['list'] } });
  // @ts-expect-error a number is not a path
  declare({ host: { kind: 'person', whose: 'value', picture: 'age', on: ['list'] } });
  // @ts-expect-error the row has this value, not the host
  declare({ host: { kind: 'person', whose: 'value', picture: 'poster', on: ['list'] } });
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

test('titles name values of the row', () => {
  defineResource({ ...events, title: ['name', 'place.city'] });
  // @ts-expect-error the place has no such value
  defineResource({ ...events, title: ['name', 'place.street'] });
  // @ts-expect-error one title needs no list
  defineResource({ ...events, title: ['name'] });
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
  declareList({ sort: ['nmae'] });
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

test('a call or resource that the endpoint table lacks does not compile', () => {
  // @ts-expect-error the resource has no row type
  defineResource({ ...events, name: 'folders' });
  // @ts-expect-error a dialog opens for one row, not for several
  defineResource({ ...events, list: { ...list, bulk: ['view'] } });
  // @ts-expect-error a list is not an action
  defineResource({ ...events, actions: { list: {} } });
});

test('only an update call that sends the version of the row lets an edit rely on it', () => {
  type Versioned = { list: object; update: { call: 'POST /event/{id}'; ifMatch: 'version' } };
  defineResourceOf<{ events: Versioned }, { events: Event }>()({ ...events, conflict: 'version' });
  defineResource({ ...events, conflict: 'check' });
  // @ts-expect-error the API has no call that takes a version
  defineResource({ ...events, conflict: 'version' });
});

test('an action can name only declared segments', () => {
  const segmented = { ...list, segments: { filter: 'pinned', of: { up: 1, down: 0 } } } as const;
  const length = { kind: 'computed', as: 'count', from: ['name'], on: ['list'] } as const;
  const fields = { ...events.fields, length };

  defineResource({ ...events, list: segmented, actions: { pin: { when: 'down' } } });
  const sorted = { ...segmented, sort: ['length'] } as const;
  defineResource({ ...events, fields, list: sorted, actions: { pin: { when: 'up' } } });
  // @ts-expect-error there is no such segment, also with fields without a value
  defineResource({ ...events, fields, list: segmented, actions: { pin: { when: 'pu' } } });
  // @ts-expect-error the list has no segments
  defineResource({ ...events, actions: { pin: { when: 'down' } } });
});

test('an action asks only for values that its call sends, by kinds that fit the row’s values', () => {
  const asking = {
    board: { kind: 'text' },
    until: { kind: 'date' },
    why: { kind: 'longText', rules: { maxLength: 80 } },
    type: { kind: 'choice', of: ['walk', 'dinner'] },
  } as const;

  defineResource({ ...events, actions: { pin: { dialog: { ask: asking } } } });
  // @ts-expect-error the value has another name before it is sent
  defineResource({ ...events, actions: { pin: { dialog: { ask: { reason: { kind: 'text' } } } } } });
  // @ts-expect-error the type has no such member
  defineResource({ ...events, actions: { pin: { dialog: { ask: { type: { kind: 'choice', of: ['lunch'] } } } } } });
  // @ts-expect-error a type is not a number
  defineResource({ ...events, actions: { pin: { dialog: { ask: { type: { kind: 'number' } } } } } });
  // @ts-expect-error `view` makes no call
  defineResource({ ...events, actions: { view: { dialog: { ask: { why: { kind: 'text' } } } } } });
});
