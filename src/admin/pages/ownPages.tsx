import { CustomRoutes } from 'ra-core';
import { Route } from 'react-router-dom';
import { Chat } from './chat/Chat.tsx';

/** The routes of the screens that no declaration can express. */
export const ownPages = (
  <CustomRoutes>
    <Route path="/chat" element={<Chat />} />
  </CustomRoutes>
);
