import { Admin, Datagrid, DateField, EmailField, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { authProvider, dataProvider } from './providers.ts';

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
