import { HttpResponse, http } from 'msw/http';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '#admin/client.ts';
import { endpoints } from '#api/endpoints.ts';
import { mockNetwork } from '#tests/support/mockNetwork.ts';
import { requestInitialList } from './requestInitialList.ts';

const network = mockNetwork();

beforeEach(() => {
  localStorage.setItem('userData', '{"role":"admin","token":"secret"}');
});

test.each([
  ['/dashboard/users', '?page=3', 'http://api.test/api/admin/user/list?page=3'],
  ['/dashboard/faq/1', '', 'http://api.test/api/admin/app/faq/list'],
])('the list at %s%s is requested', async (pathname, search, url) => {
  const requested: string[] = [];
  network.use(
    http.all('http://api.test/*', ({ request }) => {
      requested.push(request.url);
      return HttpResponse.json({ status: true, data: [{ id: 1 }], message: '' });
    }),
  );
  expect(await requestInitialList({ pathname, search }, { call, endpoints })).toMatchObject({ data: [{ id: 1 }] });
  expect(requested).toEqual([url]);
});

test.each(['/dashboard', '/dashboard/ticket', '/dashboard/report', '/dashboard/constructor', '/dashboard/nowhere'])(
  'nothing is requested at %s',
  (pathname) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect(requestInitialList({ pathname, search: '' }, { call, endpoints })).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  },
);
