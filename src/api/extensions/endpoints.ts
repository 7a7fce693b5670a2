import type { Paging } from '#api/conventions.ts';
import { defineExtension } from '#api/defineEndpoints.ts';
import { endpoints } from '#api/endpoints.ts';
import { letterTexts } from '#api/extensions/wire.ts';
import { contact, invitation } from '#api/publicEndpoints.ts';

/** A list that pages by cursor, and may return the number of all rows. */
const keysetPages = (counted?: { total: string }) => {
  const response = { rows: 'data', size: 'per_page', ...counted };
  const paging: Paging = { by: 'cursor', name: 'cursor', next: 'next', response };
  return { paged: true, conventions: { paging } } as const;
};
const inPages = keysetPages();
const inCountedPages = keysetPages({ total: 'total' });

/** A list of the fixed API with a search and an order by time. */
const found = { query: ['q', 'order'], from: { order: 'sort.order' } } as const;

const auditFilters = ['resource', 'operation', 'row', 'email', 'request_id', 'day_gte', 'day_lte'] as const;

const savedReply = { body: 'json', sends: ['language', 'title', 'text'] } as const;

const message = { body: 'json', sends: ['text'], idempotent: true } as const;

const asksPassword = { body: 'json', sends: ['password'] } as const;

const consentFilters = ['language', 'state'] as const;

const dayRange = ['day_gte', 'day_lte'] as const;

/**
 * The calls beyond the fixed API, by the extension that a server must announce, in the version that this client knows.
 * Operations of a resource of the fixed API are added to its own.
 */
export const extensions = {
  safeWrites: defineExtension(1, {
    faq: {
      one: { call: 'GET /admin/app/faq/detail/{id}' },
      create: { ...endpoints.faq.create, idempotent: true },
      update: { ...endpoints.faq.update, ifMatch: 'version' },
    },
    category: {
      one: { call: 'GET /admin/app/category/detail/{id}' },
      create: { ...endpoints.category.create, idempotent: true },
      update: { ...endpoints.category.update, ifMatch: 'version' },
    },
  }),
  audit: defineExtension(3, {
    audit: {
      list: {
        call: 'GET /admin/audit/list',
        query: [...auditFilters, 'events', 'users', 'ticket', 'cases'],
        filters: auditFilters,
        ...inPages,
      },
      one: { call: 'GET /admin/audit/detail/{id}' },
      reveal: { call: 'POST /admin/audit/reveal/{id}' },
    },
  }),
  administrators: defineExtension(3, {
    administrators: {
      list: { call: 'GET /admin/administrators/list' },
      invite: { call: 'POST /admin/administrators/invite', body: 'json', sends: ['email', 'role'], idempotent: true },
      renew: { call: 'POST /admin/administrators/renew/{id}' },
      update: { call: 'POST /admin/administrators/edit/{id}', body: 'json', sends: ['role'] },
      deactivate: { call: 'POST /admin/administrators/deactivate/{id}' },
      activate: { call: 'POST /admin/administrators/activate/{id}' },
      endSessions: { call: 'POST /admin/administrators/end-sessions/{id}' },
    },
    invitation,
  }),
  moderation: defineExtension(3, {
    cases: {
      list: {
        call: 'GET /admin/moderation/case/list',
        query: ['users', 'q', 'state', 'sort', 'order'],
        from: { sort: 'sort.field', order: 'sort.order' },
        sorts: ['reasons', 'hours'],
        ...inPages,
      },
      one: { call: 'GET /admin/moderation/case/detail/{id}' },
      preview: { call: 'GET /admin/moderation/case/preview/{id}', query: ['measure', 'section'], safe: true },
      claim: { call: 'POST /admin/moderation/case/claim/{id}' },
      note: { call: 'POST /admin/moderation/case/note/{id}', ...message },
      handOver: { call: 'POST /admin/moderation/case/hand-over/{id}', ...message },
      decide: { call: 'POST /admin/moderation/case/decide/{id}', body: 'json', sends: ['measure', 'section', 'note'] },
    },
    caseReports: { list: { call: 'GET /admin/moderation/report/list', query: ['cases'], ...inPages } },
    caseEvidence: { list: { call: 'GET /admin/moderation/evidence/list', query: ['cases'], ...inPages } },
    caseNotes: { list: { call: 'GET /admin/moderation/note/list', query: ['cases'], ...inPages } },
    caseDecisions: { list: { call: 'GET /admin/moderation/decision/list', query: ['cases'], ...inPages } },
    appeals: {
      list: {
        call: 'GET /admin/moderation/appeal/list',
        query: ['users', 'q', 'state', 'sort', 'order'],
        from: { sort: 'sort.field', order: 'sort.order' },
        sorts: ['hours'],
        ...inPages,
      },
      one: { call: 'GET /admin/moderation/appeal/detail/{id}' },
      preview: { call: 'GET /admin/moderation/appeal/preview/{id}', query: ['outcome'], safe: true },
      decide: { call: 'POST /admin/moderation/appeal/decide/{id}', body: 'json', sends: ['outcome'] },
      note: { call: 'POST /admin/moderation/case/note/{id}', from: { id: 'case_id', text: 'note' }, ...message },
    },
  }),
  users: defineExtension(7, {
    users: {
      list: { ...endpoints.users.list, ...found, sorts: ['created_at'] },
      one: { call: 'GET /admin/users/detail/{id}' },
      preview: { call: 'GET /admin/users/preview/{id}', query: ['measure', 'section'], safe: true },
      suspend: { call: 'POST /admin/users/suspend/{id}', body: 'json', sends: ['measure', 'section', 'note'] },
      extend: { call: 'POST /admin/users/suspend/{id}', body: 'json', sends: ['measure', 'section', 'note'] },
      restore: { call: 'POST /admin/users/restore/{id}' },
      export: { call: 'POST /admin/users/export/{id}', file: 'application/zip' },
      delete: { call: 'POST /admin/users/delete/{id}' },
    },
    preLaunch: {
      list: { ...endpoints.preLaunch.list, ...found, sorts: ['created_at'] },
      export: { call: 'POST /admin/users/subscriber/export/{id}', file: 'application/zip' },
    },
    sanctions: {
      list: { call: 'GET /admin/users/sanction/list', query: ['state', 'users', 'q'], ...inPages },
      restore: { call: 'POST /admin/users/restore/{id}', from: { id: 'user_uuid' } },
    },
  }),
  statistics: defineExtension(3, {
    figures: { one: { call: 'GET /admin/figures' } },
    waitingList: { one: { call: 'GET /admin/waiting-list' } },
    growth: { list: { call: 'GET /admin/growth/list', query: dayRange, filters: dayRange } },
  }),
  conversation: defineExtension(2, {
    ticket: {
      list: { call: 'GET /admin/conversation/ticket/list', query: ['waits_for', 'q', 'users'], ...inPages },
      one: { call: 'GET /admin/conversation/ticket/detail/{id}' },
      claim: { call: 'POST /admin/conversation/ticket/claim/{id}' },
      reply: { call: 'POST /admin/conversation/ticket/reply/{id}', ...message },
      replyAndClose: { call: 'POST /admin/conversation/ticket/reply-and-close/{id}', ...message },
      note: { call: 'POST /admin/conversation/ticket/note/{id}', ...message },
      reopen: { call: 'POST /admin/conversation/ticket/reopen/{id}' },
      export: { call: 'POST /admin/conversation/ticket/export/{id}', file: 'application/zip' },
      delete: { call: 'POST /admin/conversation/ticket/delete/{id}' },
    },
    ticketMessages: { list: { call: 'GET /admin/conversation/message/list', query: ['ticket'], ...inPages } },
    savedReplies: {
      list: { call: 'GET /admin/conversation/saved-reply/list' },
      one: { call: 'GET /admin/conversation/saved-reply/detail/{id}' },
      create: { call: 'POST /admin/conversation/saved-reply/create', ...savedReply, idempotent: true },
      update: { call: 'POST /admin/conversation/saved-reply/edit/{id}', ...savedReply, ifMatch: 'version' },
      delete: { call: 'POST /admin/conversation/saved-reply/delete/{id}' },
    },
    contact,
  }),
  account: defineExtension(2, {
    account: {
      one: { call: 'GET /admin/account' },
      turnOn: { call: 'POST /admin/account/second-factor', body: 'json', sends: ['secret', 'code', 'password'] },
      renewCodes: { call: 'POST /admin/account/recovery-codes', ...asksPassword },
      turnOff: { call: 'POST /admin/account/no-second-factor', ...asksPassword },
    },
    sessions: {
      list: { call: 'GET /admin/account/session/list' },
      end: { call: 'POST /admin/account/session/end/{id}' },
      endOthers: { call: 'POST /admin/account/session/end-others' },
    },
  }),
  letter: defineExtension(9, {
    letters: {
      list: { call: 'GET /admin/letter/list', ...inPages },
      one: { call: 'GET /admin/letter/detail/{id}' },
      create: { call: 'POST /admin/letter/create', body: 'json', sends: letterTexts, idempotent: true },
      update: { call: 'POST /admin/letter/edit/{id}', body: 'json', sends: letterTexts, ifMatch: 'version' },
      delete: { call: 'POST /admin/letter/delete/{id}' },
      test: { call: 'POST /admin/letter/test/{id}', body: 'json', sends: ['language'] },
      send: { call: 'POST /admin/letter/send/{id}' },
      pause: { call: 'POST /admin/letter/pause/{id}' },
      resume: { call: 'POST /admin/letter/resume/{id}' },
    },
    outbox: {
      list: {
        call: 'GET /admin/outbox/list',
        query: ['letters', 'sent', 'state', 'q'],
        filters: ['state'],
        ...inCountedPages,
      },
      one: { call: 'GET /admin/outbox/detail/{id}' },
      retry: { call: 'POST /admin/outbox/retry/{id}' },
    },
    preLaunch: {
      list: { ...endpoints.preLaunch.list, query: consentFilters, filters: consentFilters },
    },
  }),
};

export type ExtensionId = keyof typeof extensions;

type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (both: infer All) => void
  ? All
  : never;

/** Every call of every extension, by resource and operation. */
export type ExtensionEndpoints = Both<(typeof extensions)[ExtensionId]['endpoints']>;
