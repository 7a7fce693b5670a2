import { lazy, Suspense } from 'react';
import { CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';

const Chat = lazy(async () => ({ default: (await import('./chat/Chat.tsx')).Chat }));

/** The routes of the screens that no definition can declare. */
export const customRoutes = (
  <CustomRoutes>
    <Route
      path="/chat"
      element={
        <Suspense>
          <Chat />
        </Suspense>
      }
    />
  </CustomRoutes>
);
