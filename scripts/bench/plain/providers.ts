import { type AuthProvider, HttpError, testDataProvider } from 'react-admin';

/** The name in the local storage, as in react-admin's tutorial. */
const tokenKey = 'token';

async function call(method: 'GET' | 'POST', path: string, body?: FormData) {
  const headers = { Authorization: `Bearer ${localStorage.getItem(tokenKey)}` };
  const response = await fetch(`/api/admin/${path}`, { method, headers, body });
  if (!response.ok) throw new HttpError(response.statusText, response.status);
  return (await response.json()).data;
}

const listPaths: Record<string, string> = { users: 'user/list', preLaunch: 'app/pre/list' };

type Row = { id?: number; uuid?: string };

/** Users have a `uuid`, and entries of the waiting list a number. */
const toRecord = (row: Row) => ({ ...row, id: row.uuid ?? row.id });

/** Reads users and the waiting list, and nothing else. */
export const dataProvider = testDataProvider({
  getList: async (resource, { pagination }) => {
    const page = await call('POST', `${listPaths[resource]}?page=${pagination?.page}`);
    return { data: page.data.map(toRecord), total: page.total };
  },
  getOne: async (_, { id }) => ({ data: toRecord(await call('GET', `users/detail/${id}`)) as never }),
});

export const authProvider: AuthProvider = {
  login: async ({ username, password }) => {
    const form = new FormData();
    form.set('email', username);
    form.set('password', password);
    localStorage.setItem(tokenKey, (await call('POST', 'auth/login', form)).token);
  },
  logout: async () => localStorage.removeItem(tokenKey),
  checkAuth: () => (localStorage.getItem(tokenKey) ? Promise.resolve() : Promise.reject()),
  checkError: async ({ status }) => {
    if (status === 401) throw new Error('The session is over');
  },
  getPermissions: () => Promise.resolve(),
};
