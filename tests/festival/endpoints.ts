import { defineEndpoints } from '#api/defineEndpoints.ts';
import { byMarks, bySheets } from './manners.ts';

/** Every call of the festival office. */
export const endpoints = defineEndpoints({
  events: {
    list: { call: 'GET /events/all/{state}', paged: true },
    create: {
      call: 'POST /events/new',
      body: 'multipart',
      sends: ['name', 'type', 'price', 'starts_on', 'is_public', 'reason', 'host', 'poster'],
      files: ['poster'],
    },
    update: {
      call: 'POST /events/change',
      body: 'json',
      sends: ['name', 'type', 'price', 'starts_on', 'is_public', 'reason', 'host'],
      from: { event_id: 'id' },
    },
    delete: { call: 'GET /events/remove/{id}', safe: false },
    cancel: { call: 'POST /events/cancel/{id}', body: 'json', sends: ['note'] },
  },
  venues: {
    list: { call: 'GET /venues' },
    one: { call: 'GET /venues/{id}' },
    create: {
      call: 'POST /venues',
      body: 'json',
      sends: ['name', 'website', 'address.street', 'address.city', 'seats', 'step_free', 'equipment'],
    },
    update: {
      call: 'PUT /venues/{id}',
      body: 'json',
      sends: ['name', 'website', 'address.street', 'address.city', 'seats', 'step_free', 'equipment'],
    },
    delete: { call: 'DELETE /venues/{id}' },
    hang: { call: 'PUT /venues/{id}/plan', body: 'multipart', sends: ['plan'], files: ['plan'] },
  },
  members: {
    key: 'member_no',
    list: { call: 'POST /members/find', body: 'json', sends: ['role'], paged: true },
    one: { call: 'GET /members/{id}' },
    create: {
      call: 'POST /members',
      body: 'json',
      sends: ['role', 'joined_on', 'languages', 'notes'],
      from: { 'profile.name': 'name', 'profile.email': 'email' },
    },
    update: {
      call: 'PATCH /members/{id}',
      body: 'json',
      sends: ['role', 'languages', 'notes'],
      from: { 'profile.name': 'name', 'profile.email': 'email' },
    },
    pause: { call: 'PUT /members/{id}/pause', body: 'form', sends: ['why'] },
    resume: { call: 'DELETE /members/{id}/pause' },
  },
  groups: {
    list: { call: 'GET /groups', paged: true, manners: bySheets },
    one: { call: 'GET /groups/{id}' },
    create: {
      call: 'POST /groups',
      body: 'form',
      sends: ['name', 'purpose', 'founded_on', 'places', 'topics', 'lead'],
    },
    update: {
      call: 'PUT /groups/{id}',
      body: 'form',
      sends: ['name', 'purpose', 'founded_on', 'places', 'topics', 'lead'],
    },
    delete: { call: 'DELETE /groups/{id}' },
  },
  memberships: {
    list: { call: 'GET /groups/{group_id}/members' },
    create: { call: 'POST /groups/{group_id}/members', body: 'json', sends: ['member', 'task', 'since'] },
    delete: { call: 'DELETE /memberships/{id}' },
  },
  invoices: {
    list: {
      call: 'GET /invoices',
      query: ['status'],
      paged: true,
      manners: byMarks,
      joins: { payer: { rows: 'beside.members', on: 'member', key: 'member_no' } },
    },
    settle: { call: 'PATCH /invoices/{id}', body: 'json', constants: { status: 'paid' } },
    remind: { call: 'POST /invoices/{id}/remind' },
    annul: { call: 'DELETE /invoices/{id}', body: 'json', sends: ['note'] },
  },
  announcements: {
    key: 'meta.id',
    list: { call: 'GET /announcements', paged: true },
    create: {
      call: 'POST /announcements',
      body: 'multipart',
      sends: ['title', 'body', 'audience', 'group', 'pinned', 'pinned_until', 'publish_at', 'link', 'attachment'],
      files: ['attachment'],
    },
    update: {
      call: 'PUT /announcements/{id}',
      body: 'json',
      sends: ['title', 'body', 'audience', 'group', 'pinned', 'pinned_until', 'publish_at', 'link'],
    },
    delete: { call: 'DELETE /announcements/{id}' },
  },
});
