import { CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyComponent } from '#admin/engine/dashboard.ts';

const Chat = lazyComponent(async () => (await import('./Chat.tsx')).Chat);

/** The routes of the hand-built pages. */
export const customRoutes = (
  <CustomRoutes>
    <Route path="/chat" element={<Chat />} />
  </CustomRoutes>
);
