import { defineEndpoints } from '#api/defineEndpoints.ts';
import { byCursor } from './conventions.ts';

const event = [
  'starts_on',
  'opens_at',
  'published_at',
  'booking_ends',
  'length',
  'name',
  'type',
  'fee_type',
  'fee_currency',
  'fee',
  'seats',
  'waiting_places',
  'host',
  'website',
  'map_square',
] as const;

const member = ['password', 'role', 'first_aid', 'badge', 'badge_until', 'skills'] as const;

const profile = { 'profile.name': 'name', 'profile.email': 'email' };

/** The calls of the festival's API. Many use options of the endpoint table that the fixed API does not use. */
export const endpoints = defineEndpoints({
  events: {
    list: {
      call: 'GET /events/all/{state}',
      query: ['type', 'by', 'dir'],
      filters: ['type'],
      sorts: { starts_on: { direction: ['f', 'b'] }, fee: { field: 'price', direction: ['b', 'f'] } },
      from: { by: 'sort.field', dir: 'sort.direction' },
      paged: true,
    },
    create: {
      call: 'POST /events/new',
      body: 'multipart',
      sends: [...event, 'plan'],
      files: ['plan'],
    },
    update: { call: 'PUT /events', body: 'json', sends: [...event, 'extra'], from: { event_id: 'id' } },
    delete: { call: 'GET /events/remove/{id}', safe: false },
    cancel: { call: 'POST /events/cancel/{id}', body: 'json', sends: ['note'] },
  },
  members: {
    key: 'member_no',
    list: {
      call: 'POST /members/find',
      body: 'json',
      sends: ['role', 'first_aid'],
      filters: ['role', 'first_aid'],
      query: ['order', 'find'],
      sorts: ['joined_on'],
      from: { order: 'sort.signed', find: 'q' },
      paged: true,
    },
    one: { call: 'GET /members/{id}' },
    create: { call: 'POST /members', body: 'json', sends: [...member, 'joined_on'], from: profile },
    update: { call: 'PATCH /members/{id}', body: 'json', sends: [...member, 'notes'], from: profile },
    pause: { call: 'PUT /members/{apiId}/pause', body: 'form', sends: ['why'] },
    resume: { call: 'DELETE /members/{id}/pause' },
  },
  stalls: {
    key: ['hall', 'name'],
    list: { call: 'GET /stalls' },
    one: { call: 'GET /halls/{hall}/stalls/{name}' },
    create: { call: 'PUT /halls/{hall}/stalls/{name}', body: 'json', sends: ['trade'] },
    update: { call: 'PATCH /halls/{hall}/stalls/{name}', body: 'json', sends: ['trade'] },
    rename: { call: 'POST /halls/{hall}/stalls/{name}/name', body: 'json', sends: ['name'] },
    delete: { call: 'DELETE /halls/{hall}/stalls/{name}' },
    deleteMany: { call: 'POST /stalls/removed', body: 'json', sends: ['ids'] },
  },
  shifts: {
    list: { call: 'GET /shifts', query: ['hall', 'stall'] },
    one: { call: 'GET /shifts/{id}' },
  },
  invoices: {
    key: 'meta.id',
    list: {
      call: 'GET /invoices',
      query: ['status', 'payer_email', 'by', 'asc', 'desc'],
      filters: ['status'],
      sorts: { amount: 'cents', due_on: ['due_first', 'due_last'] },
      from: { by: 'sort.field', asc: 'sort.ascending', desc: 'sort.descending' },
      paged: true,
      conventions: byCursor,
      joins: { payer: { rows: 'beside.members', on: 'member', key: 'member_no' } },
    },
    settle: { call: 'PATCH /invoices/{id}', body: 'json', constants: { status: 'paid' } },
    settleMany: { call: 'PATCH /invoices', body: 'json', sends: ['ids'], constants: { status: 'paid' } },
  },
});
