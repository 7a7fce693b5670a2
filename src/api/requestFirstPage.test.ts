import { expect, test, vi } from 'vitest';
import type { ApiCall } from './createClient.ts';
import { endpoints } from './endpoints.ts';
import { requestFirstPage, takingAhead } from './requestFirstPage.ts';

const createSender = () => {
  let calls = 0;
  return vi.fn(async () => ({ data: ++calls, message: '' })) as unknown as ApiCall & ReturnType<typeof vi.fn>;
};

test('the list at an address is asked for once, and the first call for it gets that answer', async () => {
  const send = createSender();
  requestFirstPage(send, { pathname: '/dashboard/users', search: '?page=3' });
  const taking = takingAhead(send);

  expect(await taking(endpoints.users.list, {}, { page: 3 })).toMatchObject({ data: 1 });
  expect(await taking(endpoints.users.list, {}, { page: 3 })).toMatchObject({ data: 2 });
  expect(send).toHaveBeenCalledTimes(2);
  expect(send).toHaveBeenNthCalledWith(1, endpoints.users.list, {}, { page: 3 });
});

test('another call gets an answer of its own, and after it nothing is left to take', async () => {
  const send = createSender();
  requestFirstPage(send, { pathname: '/dashboard/users', search: '' });
  const taking = takingAhead(send);

  expect(await taking(endpoints.users.list, {}, { page: 2 })).toMatchObject({ data: 2 });
  expect(await taking(endpoints.users.list, {}, { page: 1 })).toMatchObject({ data: 3 });
});

test.each(['/dashboard', '/dashboard/ticket', '/dashboard/nowhere'])('nothing is asked for at %s', (pathname) => {
  const send = createSender();
  requestFirstPage(send, { pathname, search: '' });

  expect(send).not.toHaveBeenCalled();
});

test('a failure goes to the one who takes it, and nobody else', async () => {
  const failure = new Error('offline');
  const send = vi.fn(() => Promise.reject(failure)) as unknown as ApiCall;
  requestFirstPage(send, { pathname: '/dashboard/faq', search: '' });

  await expect(takingAhead(send)(endpoints.faq.list)).rejects.toBe(failure);
});
