import { defineEndpoints } from './defineEndpoints.ts';
import { subscription } from './publicEndpoints.ts';

const categoryForm = { body: 'multipart', files: ['image'], constants: { type: 'interest' } } as const;

/** Every call of the fixed API. Screens offer only these. */
export const endpoints = defineEndpoints({
  session: {
    login: { call: 'POST /admin/auth/login', body: 'multipart', sends: ['email', 'password', 'code'], public: true },
    logout: { call: 'POST /admin/auth/logout' },
    changePassword: { call: 'POST /admin/auth/change/password', body: 'json', sends: ['old_password', 'new_password'] },
  },
  subscription,
  statistics: {
    one: { call: 'GET /admin/main' },
  },
  users: {
    key: 'uuid',
    list: { call: 'POST /admin/user/list', paged: true },
    one: { call: 'GET /admin/user/detail/{id}' },
    // No delete: the API has none, so the row menu's Delete only closes the menu (observed-behaviour.md, 4).
  },
  faq: {
    list: { call: 'GET /admin/app/faq/list' },
    create: { call: 'POST /admin/app/faq/create', body: 'multipart', sends: ['question', 'answer'] },
    update: { call: 'POST /admin/app/faq/edit/{id}', body: 'multipart', sends: ['question', 'answer'] },
    delete: { call: 'POST /admin/app/faq/delete/{id}' },
  },
  ticket: {
    list: { call: 'GET /admin/ticket/list/{state}', paged: true },
    close: { call: 'GET /admin/ticket/close/{id}', safe: false },
    // No delete: the API has none, so it is confirmed and then makes no call (observed-behaviour.md, 5).
  },
  category: {
    list: { call: 'GET /admin/app/category/list/interest' },
    create: { call: 'POST /admin/app/category/create', ...categoryForm, sends: ['name', 'image'] },
    update: { call: 'POST /admin/app/category/update', ...categoryForm, sends: ['id', 'name', 'image'] },
    delete: { call: 'POST /admin/app/category/delete/{id}' },
  },
  preLaunch: {
    list: { call: 'POST /admin/app/pre/list', body: 'json', paged: true },
    delete: { call: 'GET /admin/app/pre/delete/{id}', safe: false },
  },
  report: {}, // No call at all: its list shows sample rows (observed-behaviour.md, 6).
});
