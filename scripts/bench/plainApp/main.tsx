import {
  Admin,
  type AuthProvider,
  Datagrid,
  DateField,
  EmailField,
  List,
  Resource,
  TextField,
  testDataProvider,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

const tokenKey = 'token';

async function call(path: string, body?: FormData) {
  const headers = { Authorization: `Bearer ${localStorage.getItem(tokenKey)}` };
  const answer = await fetch(`/api/admin/${path}`, { method: 'POST', headers, body });
  if (!answer.ok) throw Object.assign(new Error(answer.statusText), { status: answer.status });
  return (await answer.json()).data;
}

/** Reads users, and nothing else. */
const dataProvider = testDataProvider({
  getList: async (_, { pagination }) => {
    const page = await call(`user/list?page=${pagination?.page}`);
    const data = page.data.map((row: { uuid: string }) => ({ ...row, id: row.uuid }));
    return { data, total: page.total };
  },
});

/** A token in the local storage, as react-admin's own tutorial keeps it. */
const authProvider: AuthProvider = {
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

const UserList = () => (
  <List exporter={false}>
    <Datagrid bulkActionButtons={false}>
      <TextField source="name" />
      <EmailField source="email" />
      <DateField source="created_at" showTime />
    </Datagrid>
  </List>
);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin dataProvider={dataProvider} authProvider={authProvider} disableTelemetry>
      <Resource name="users" list={UserList} />
    </Admin>,
  );
}
