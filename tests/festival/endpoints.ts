import { defineEndpoints } from '#api/defineEndpoints.ts';
import { byMarks, bySheets } from './manners.ts';

const event = ['name', 'type', 'price', 'starts_on', 'is_public', 'reason', 'host'] as const;

const address = ['address.street', 'address.city', 'map_square'] as const;

const venue = [...address, 'name', 'website', 'contact', 'seats', 'ceiling', 'step_free', 'lamp', 'equipment'] as const;

const meetings = ['rhythm', 'meets_at', 'places'] as const;

const group = [...meetings, 'name', 'purpose', 'founded_on', 'topics', 'lead', 'lamp'] as const;

const announcement = ['title', 'body', 'audience', 'group', 'pinned', 'pinned_until', 'publish_at', 'link'] as const;

/** Every call of the festival office. */
export const endpoints = defineEndpoints({
  events: {
    list: { call: 'GET /events/all/{state}', paged: true },
    create: { call: 'POST /events/new', body: 'multipart', sends: [...event, 'currency', 'poster'], files: ['poster'] },
    update: { call: 'POST /events/change', body: 'json', sends: event, from: { event_id: 'id' } },
    delete: { call: 'GET /events/remove/{id}', safe: false },
    cancel: { call: 'POST /events/cancel/{id}', body: 'json', sends: ['note'] },
  },
  venues: {
    list: { call: 'GET /venues' },
    one: { call: 'GET /venues/{id}' },
    create: { call: 'POST /venues', body: 'json', sends: venue },
    update: { call: 'PUT /venues/{id}', body: 'json', sends: venue },
    delete: { call: 'DELETE /venues/{id}' },
    hang: { call: 'PUT /venues/{id}/plan', body: 'multipart', sends: ['plan'], files: ['plan'] },
  },
  members: {
    key: 'member_no',
    list: {
      call: 'POST /members/find',
      body: 'json',
      sends: ['role'],
      filters: ['role'],
      query: ['order'],
      sorts: ['joined_on'],
      from: { order: 'sort.signed' },
      paged: true,
    },
    one: { call: 'GET /members/{id}' },
    create: {
      call: 'POST /members',
      body: 'json',
      sends: ['role', 'joined_on', 'hours', 'languages'],
      from: { 'profile.name': 'name', 'profile.email': 'email' },
    },
    update: {
      call: 'PATCH /members/{id}',
      body: 'json',
      sends: ['role', 'hours', 'languages', 'notes'],
      from: { 'profile.name': 'name', 'profile.email': 'email' },
    },
    pause: { call: 'PUT /members/{id}/pause', body: 'form', sends: ['why'] },
    resume: { call: 'DELETE /members/{id}/pause' },
  },
  groups: {
    list: { call: 'GET /groups', paged: true, manners: bySheets },
    one: { call: 'GET /groups/{id}' },
    create: { call: 'POST /groups', body: 'form', sends: group },
    update: { call: 'PUT /groups/{id}', body: 'form', sends: [...group, 'budget'] },
    delete: { call: 'DELETE /groups/{id}' },
  },
  memberships: {
    list: {
      call: 'GET /groups/{group_id}/members',
      manners: { rows: 'rows' },
      joins: { person: { rows: 'people', on: 'member', key: 'member_no' } },
    },
    create: {
      call: 'POST /groups/{group_id}/members',
      body: 'json',
      sends: ['member', 'task', 'badge', 'next_shift', 'since'],
    },
    delete: { call: 'DELETE /memberships/{id}' },
  },
  invoices: {
    list: {
      call: 'GET /invoices',
      query: ['status', 'member', 'order'],
      filters: ['status'],
      sorts: ['amount', 'due_on'],
      from: { order: 'sort.signed' },
      paged: true,
      manners: byMarks,
      joins: { payer: { rows: 'beside.members', on: 'member', key: 'member_no' } },
    },
    settle: { call: 'PATCH /invoices/{id}', body: 'json', constants: { status: 'paid' } },
    remind: { call: 'POST /invoices/{id}/remind' },
    remindAll: { call: 'POST /invoices/remind' },
    annul: { call: 'DELETE /invoices/{id}', body: 'json', sends: ['note'] },
  },
  announcements: {
    key: 'meta.id',
    list: { call: 'GET /announcements/board/{board}', paged: true },
    create: {
      call: 'POST /announcements',
      body: 'multipart',
      sends: [...announcement, 'attachment'],
      files: ['attachment'],
      constants: { source: 'dashboard' },
    },
    update: { call: 'PUT /announcements/{id}', body: 'json', sends: announcement },
    unpin: { call: 'POST /announcements/unpin' },
    delete: { call: 'DELETE /announcements/{id}' },
  },
});
