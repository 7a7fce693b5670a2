import { Hono } from 'hono';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { extensions } from './extensions.ts';

/** Says which extensions there are, to whoever is signed in. Without the envelope: decision 050. */
export const announcementRoutes = () =>
  new Hono<AppEnv>().get('/', (c) => c.json({ extensions: extensions.map(({ id, version }) => ({ id, version })) }));
