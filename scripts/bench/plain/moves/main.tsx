import { Admin, DateField, EmailField, Resource, Show, SimpleShowLayout, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { PersonList } from '#scripts/bench/plain/PersonList.tsx';
import { authProvider, dataProvider } from '#scripts/bench/plain/providers.ts';

const UserPage = () => (
  <Show>
    <SimpleShowLayout>
      <TextField source="name" />
      <EmailField source="email" />
      <DateField source="created_at" showTime />
      <TextField source="bio" />
    </SimpleShowLayout>
  </Show>
);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin dataProvider={dataProvider} authProvider={authProvider} disableTelemetry>
      <Resource name="users" list={PersonList} show={UserPage} />
      <Resource name="preLaunch" list={PersonList} />
    </Admin>,
  );
}
