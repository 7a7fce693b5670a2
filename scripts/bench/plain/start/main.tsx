import { Admin, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { PersonList } from '#scripts/bench/plain/PersonList.tsx';
import { authProvider, dataProvider } from '#scripts/bench/plain/providers.ts';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin dataProvider={dataProvider} authProvider={authProvider} disableTelemetry>
      <Resource name="users" list={PersonList} />
    </Admin>,
  );
}
