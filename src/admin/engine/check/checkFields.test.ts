import { test } from 'vitest';
import {
  definitionFile,
  expectNamed,
  type Planted,
  tables,
  withAction,
  withField,
} from '#tests/support/plantedFaults.ts';

const planted: readonly Planted[] = [
  [
    'a kind that there is not',
    tables(withField({ kind: 'tetx' })),
    definitionFile,
    "the kind 'tetx', which there is not. Use 'text',",
  ],
  [
    'a place that there is not',
    tables(withField({ on: ['edit'] })),
    definitionFile,
    "on 'edit', which is no place. Use 'list', 'detail', 'update', 'form', 'card' or 'create'",
  ],
  ['an icon that there is not', tables({ menu: { icon: 'Tea' } }), definitionFile, "icon 'Tea'. Use 'Event' or 'Quiz'"],
  [
    'an icon of the menu that comes after it',
    { ...tables({ menu: { icon: 'Event' } }), menuIcons: ['Quiz'] },
    'menuIcons.ts',
    "the icon 'Event', which would be drawn after the rest of it. Import it and add it to menuIcons",
  ],
  [
    'an icon of an action that there is not',
    tables(withAction('cancel', { icon: 'Quzi' })),
    definitionFile,
    "icon 'Quzi'. Use 'Quiz'",
  ],
  [
    'a reference to no resource',
    tables(withField({ kind: 'reference', to: 'users' })),
    definitionFile,
    "refers to 'users'",
  ],
  [
    'a field’s condition on a value that there is not',
    tables(withField({ when: { type: 'walks' } })),
    definitionFile,
    "type is never 'walks'. It can be 'walk' or 'dinner'",
  ],
  ['a condition on no field', tables(withField({ when: { typ: 'walk' } })), definitionFile, "asks for 'typ'"],
  [
    'an action’s condition on no segment',
    tables(withAction('cancel', { when: 'upcomming' })),
    definitionFile,
    "'upcomming', which is no segment",
  ],
  [
    'an action’s condition on a value that there is not',
    tables(withAction('cancel', { when: { state: ['past', 'gone'] } })),
    definitionFile,
    "state is never 'gone'",
  ],
  [
    'a section’s condition on a value that there is not',
    tables({ sections: { more: { fields: ['name'], when: { type: 'walks' } } } }),
    definitionFile,
    "sections.more.when: type is never 'walks'",
  ],
  ['view without detail', tables({ detailDialog: undefined }), definitionFile, 'view has no detail'],
  [
    'edit without form',
    tables({ fields: { name: { kind: 'text', on: ['list', 'detail', 'create'] } } }),
    definitionFile,
    'edit has no form',
  ],
  [
    'a detail field without a detail',
    tables({ detailDialog: undefined, actions: {} }, { cancel: undefined }),
    definitionFile,
    "fields.name is on 'detail'",
  ],
  [
    'a rule on what is only shown',
    tables(withField({ rules: { min: 1 } })),
    definitionFile,
    'has rules, and is in no form',
  ],
  [
    'a section of no field',
    tables({ sections: { more: { fields: ['nmae'] } } }),
    definitionFile,
    "sections.more names 'nmae'",
  ],
  [
    'tabs of a form without sections for them',
    tables({ form: { layout: 'tabs' } }),
    definitionFile,
    'there are no two sections for them',
  ],
  [
    'a field of two sections',
    tables({ sections: { one: { fields: ['name'] }, two: { fields: ['name'] } } }),
    definitionFile,
    "'name' is in the sections one and two",
  ],
  [
    'a file that an action asks for and sends as text',
    tables(withAction('cancel', { ask: { note: { kind: 'file' } } })),
    definitionFile,
    "'note' is a file, and event.cancel does not send it as one",
  ],
];

test.each(planted)('%s is named, with its file', (...fault) => expectNamed(fault));
