import { test } from 'vitest';
import { defineResourceOf } from './defineResource.ts';

type Note = { id: number; text: string; mood: 'good' | 'bad' };

type Pin = {
  call: 'POST /note/{id}/pin/{board}';
  body: 'json';
  query: readonly ['until'];
  sends: readonly ['mood', 'reason'];
  from: { reason: 'why' };
};

type Calls = { list: object; delete: object; pin: Pin };

const defineResource = defineResourceOf<{ note: Calls; folder: object }, { note: Note }>();

const rest = {
  title: 'text',
  fields: { text: { kind: 'longText', on: ['list', 'form'], rules: { required: true } } },
} as const;

const list = { skeletonRows: 3 } as const;

const note = { name: 'note', ...rest, list } as const;

test('a call or resource that the endpoint table lacks does not compile', () => {
  // @ts-expect-error the resource has no row type
  defineResource({ ...rest, list, name: 'folder' });
  // @ts-expect-error a dialog opens for one row, not for several
  defineResource({ ...note, list: { ...list, bulk: ['view'] } });
  // @ts-expect-error a list is not an action
  defineResource({ ...note, actions: { list: {} } });
});

test('only an update call that sends the version of the row lets an edit rely on it', () => {
  type Versioned = { list: object; update: { call: 'POST /note/{id}'; ifMatch: 'version' } };
  defineResourceOf<{ note: Versioned }, { note: Note }>()({ ...note, conflict: 'version' });
  defineResource({ ...note, conflict: 'check' });
  // @ts-expect-error the API has no call that takes a version
  defineResource({ ...note, conflict: 'version' });
});

test('an action can name only declared segments', () => {
  const segmented = { ...list, segments: { filter: 'pinned', of: { up: 1, down: 0 } } } as const;

  defineResource({ ...note, list: segmented, actions: { pin: { when: 'down' } } });
  const withLength = {
    ...rest.fields,
    length: { kind: 'computed', as: 'count', from: ['text'], on: ['list'] },
  } as const;
  defineResource({
    ...note,
    fields: withLength,
    list: { ...segmented, sort: ['length'] },
    actions: { pin: { when: 'up' } },
  });
  // @ts-expect-error there is no such segment, also with fields without a value
  defineResource({ ...note, fields: withLength, list: segmented, actions: { pin: { when: 'pu' } } });
  // @ts-expect-error the list has no segments
  defineResource({ ...note, actions: { pin: { when: 'down' } } });
});

test('an action asks only for values that its call sends, by kinds that fit the row’s values', () => {
  const asking = {
    board: { kind: 'text' },
    until: { kind: 'date' },
    why: { kind: 'longText', rules: { maxLength: 80 } },
  } as const;

  defineResource({
    ...note,
    actions: { pin: { dialog: { ask: { ...asking, mood: { kind: 'choice', of: ['good', 'bad'] } } } } },
  });
  // @ts-expect-error the value has another name before it is sent
  defineResource({ ...note, actions: { pin: { dialog: { ask: { reason: { kind: 'text' } } } } } });
  // @ts-expect-error the mood has no such member
  defineResource({ ...note, actions: { pin: { dialog: { ask: { mood: { kind: 'choice', of: ['bored'] } } } } } });
  // @ts-expect-error a mood is not a number
  defineResource({ ...note, actions: { pin: { dialog: { ask: { mood: { kind: 'number' } } } } } });
  // @ts-expect-error `view` makes no call
  defineResource({ ...note, actions: { view: { dialog: { ask: { why: { kind: 'text' } } } } } });
});

test('the path of a picture starts at the person', () => {
  type Person = { name: string; email: string; avatar: string | null };
  const defineOf = defineResourceOf<
    { walk: object },
    { walk: { id: number; name: string; poster: string; host: Person } }
  >();
  const walk = { name: 'walk', title: 'name', list } as const;
  const host = { kind: 'person', whose: 'value', on: ['list'] } as const;

  defineOf({ ...walk, fields: { host: { ...host, picture: 'avatar' } } });
  defineOf({ ...walk, fields: { self: { ...host, whose: 'record', picture: 'poster' } } });
  // @ts-expect-error the row has this value, not the host
  defineOf({ ...walk, fields: { host: { ...host, picture: 'poster' } } });
});
