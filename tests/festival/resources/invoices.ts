import { defineResource } from './defineResource.ts';

export const invoices = defineResource({
  name: 'invoices',
  title: 'number',
  menu: { icon: 'ReceiptLong' },
  fields: {
    number: { kind: 'text', on: ['list', 'card', 'detail'] },
    member: { kind: 'reference', to: 'members', text: 'payer.name', on: ['detail'] },
    payer: { kind: 'person', whose: 'value', picture: 'picture', on: ['list', 'card', 'detail'] },
    amount: { kind: 'money', currency: 'currency', minor: true, on: ['list', 'card', 'detail'] },
    due_on: { kind: 'date', on: ['list', 'card', 'detail'] },
    left: { kind: 'computed', as: 'daysUntil', from: ['due_on'], on: ['detail'] },
    status: {
      kind: 'choice',
      of: ['open', 'paid', 'void'],
      tones: { open: 'waiting', paid: 'good', void: 'neutral' },
      on: ['list', 'card', 'detail'],
    },
  },
  list: {
    skeletonRows: 6,
    search: ['number', 'payer'],
    searchAll: true,
    filters: ['status', 'due_on'],
    sort: ['number', 'amount', 'due_on'],
    summary: ['amount'],
    bulk: ['settle'],
    export: { fileName: 'festival-invoices.csv', columns: ['number', 'payer', 'amount', 'due_on', 'status'] },
  },
  actions: {
    view: {},
    settle: { when: { status: 'open', amount: { min: 1 } }, icon: 'CheckCircle', dialog: { confirm: true } },
  },
  detailDialog: true,
});
