import { defineResourceOf } from '#admin/engine/define.ts';
import { defineEndpoints } from '#api/defineEndpoints.ts';
import type { Day } from '#api/wire.ts';
import type { ResourceCatalogue } from '#i18n/ResourceMessages.ts';

/** A row with a value for each kind of field, under the name of the kind. */
type Specimen = {
  id: number;
  text: string;
  longText: string;
  email: string;
  url: string;
  number: number;
  money: number;
  boolean: boolean;
  choice: 'small' | 'large';
  date: Day;
  dateTime: string;
  image: string;
  file: string;
  reference: number;
  tags: string[];
  json: unknown;
  person: { name: string; email: string };
  varying: string;
  custom: string;
  password: string;
};

export const calls = defineEndpoints({
  specimens: {
    list: { call: 'GET /admin/specimen/list' },
    one: { call: 'GET /admin/specimen/{id}' },
    create: { call: 'POST /admin/specimen/create', body: 'json', sends: ['text', 'money', 'tags', 'password'] },
  },
});

export const messages = {
  specimens: { name: 'Specimen |||| Specimens' },
} satisfies ResourceCatalogue;

/** A resource with every kind of field. Like a product, it imports only the engine's public files. */
export const specimens = defineResourceOf<typeof calls, { specimens: Specimen }>()({
  name: 'specimens',
  title: 'text',
  fields: {
    text: { kind: 'text', on: ['list', 'detail', 'form'], rules: { required: true } },
    longText: { kind: 'longText', on: ['list', 'detail'] },
    email: { kind: 'email', on: ['list', 'detail'] },
    url: { kind: 'url', on: ['list', 'detail'] },
    number: { kind: 'number', on: ['list', 'detail'] },
    money: { kind: 'money', currency: 'EUR', on: ['list', 'detail', 'form'] },
    boolean: { kind: 'boolean', on: ['list', 'detail'] },
    choice: { kind: 'choice', of: ['small', 'large'], on: ['list', 'detail'] },
    date: { kind: 'date', on: ['list', 'detail'] },
    dateTime: { kind: 'dateTime', on: ['list', 'detail'] },
    image: { kind: 'image', on: ['list', 'detail'] },
    file: { kind: 'file', on: ['list', 'detail'] },
    reference: { kind: 'reference', to: 'specimens', on: ['detail'] },
    tags: { kind: 'tags', on: ['list', 'detail', 'form'] },
    json: { kind: 'json', on: ['list', 'detail'] },
    person: { kind: 'person', whose: 'value', on: ['list', 'detail'] },
    computed: { kind: 'computed', as: 'joined', from: ['text', 'email'], on: ['list', 'detail'] },
    varying: { kind: 'varying', kindFrom: 'text', kinds: { flag: { kind: 'boolean' } }, on: ['list', 'detail'] },
    custom: { kind: 'custom', on: ['list', 'detail'] },
    password: { kind: 'password', on: ['create'] },
  },
  list: { skeletonRows: 2 },
  actions: { view: {} },
  detailDialog: true,
});
