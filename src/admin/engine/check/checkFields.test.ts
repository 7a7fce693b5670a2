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
    tables(withAction('cancel', { dialog: { ask: { note: { kind: 'file' } } } })),
    definitionFile,
    "'note' is a file, and event.cancel does not send it as one",
  ],
];

test.each(planted)('%s is named, with its file', (...fault) => expectNamed(fault));
