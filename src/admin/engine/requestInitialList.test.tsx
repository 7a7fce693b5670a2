import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '#admin/client.ts';
import { endpoints } from '#api/endpoints.ts';
import { requestInitialList } from './requestInitialList.ts';

const fetched: string[] = [];

beforeEach(() => {
  localStorage.setItem('userData', '{"role":"admin","token":"secret"}');
  vi.stubGlobal('Request', function (this: { url: string }, url: string) {
    this.url = url; // Node's Request rejects a URL without an origin
  });
  vi.stubGlobal('fetch', async ({ url }: { url: string }) => {
    fetched.push(url);
    return Response.json({ status: true, data: [{ id: 1 }], message: '' });
  });
});

afterEach(() => {
  fetched.length = 0;
});

test.each([
  ['/dashboard/users', '?page=3', '/api/admin/user/list?page=3'],
  ['/dashboard/faq/1', '', '/api/admin/app/faq/list'],
])('the list at %s%s is requested', async (pathname, search, url) => {
  expect(await requestInitialList({ pathname, search }, { call, endpoints })).toMatchObject({ data: [{ id: 1 }] });
  expect(fetched).toEqual([url]);
});

test.each(['/dashboard', '/dashboard/ticket', '/dashboard/report', '/dashboard/constructor', '/dashboard/nowhere'])(
  'nothing is requested at %s',
  (pathname) => {
    expect(requestInitialList({ pathname, search: '' }, { call, endpoints })).toBeUndefined();
    expect(fetched).toEqual([]);
  },
);
