import { defineResource } from '#tests/festival/defineResource.ts';

export const invoices = defineResource({
  name: 'invoices',
  title: 'number',
  menu: { icon: 'ReceiptLong' },
  fields: {
    number: { kind: 'text', on: ['list', 'card'] },
    payer: { kind: 'person', whose: 'value', on: ['list', 'card'] },
    member: { kind: 'reference', to: 'members', on: ['list'] },
    amount: { kind: 'money', currency: 'currency', on: ['list', 'card'] },
    due_on: { kind: 'date', on: ['list', 'card'] },
    status: {
      kind: 'choice',
      of: ['open', 'paid', 'void'],
      tones: { open: 'waiting', paid: 'good', void: 'neutral' },
      on: ['list', 'card'],
    },
    reminders: { kind: 'number', on: ['list'] },
  },
  list: {
    layout: 'table',
    skeletonRows: 6,
    actions: 'menu',
    search: ['number', 'payer'],
    searchAll: true,
    filters: ['status', 'due_on'],
    sort: ['number', 'amount', 'due_on'],
    bulk: ['remind', 'settle'],
    summary: { amount: ['sum', 'mean'] },
    export: { columns: ['number', 'payer', 'amount', 'due_on', 'status'] },
    exportAll: true,
  },
  actions: {
    settle: { when: { status: 'open' }, icon: 'Paid', confirm: true },
    remind: { when: { status: 'open' }, icon: 'Notifications' },
    annul: {
      when: { status: 'open' },
      icon: 'Cancel',
      tone: 'danger',
      ask: { note: { kind: 'text', rules: { required: true } } },
    },
  },
});
