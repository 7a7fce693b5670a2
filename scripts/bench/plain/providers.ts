import { type AuthProvider, HttpError, testDataProvider } from 'react-admin';

/** The name in the local storage, as in react-admin's tutorial. */
const tokenKey = 'token';

async function call(path: string, body?: FormData) {
  const headers = { Authorization: `Bearer ${localStorage.getItem(tokenKey)}` };
  const response = await fetch(`/api/admin/${path}`, { method: 'POST', headers, body });
  if (!response.ok) throw new HttpError(response.statusText, response.status);
  return (await response.json()).data;
}

/** Reads users, and nothing else. */
export const dataProvider = testDataProvider({
  getList: async (_, { pagination }) => {
    const page = await call(`user/list?page=${pagination?.page}`);
    const data = page.data.map((row: { uuid: string }) => ({ ...row, id: row.uuid }));
    return { data, total: page.total };
  },
});

export const authProvider: AuthProvider = {
  login: async ({ username, password }) => {
    const form = new FormData();
    form.set('email', username);
    form.set('password', password);
    localStorage.setItem(tokenKey, (await call('auth/login', form)).token);
  },
  logout: async () => localStorage.removeItem(tokenKey),
  checkAuth: () => (localStorage.getItem(tokenKey) ? Promise.resolve() : Promise.reject()),
  checkError: async ({ status }) => {
    if (status === 401) throw new Error('The session is over');
  },
  getPermissions: () => Promise.resolve(),
};
