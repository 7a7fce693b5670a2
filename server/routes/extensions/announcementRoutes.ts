import { Hono } from 'hono';
import type { Announcement } from '#api/extensions/wire.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { extensions } from './extensions.ts';

/** Says which extensions there are, to whoever is signed in, and who that is, unless it is an administrator. Without the envelope: decision 050. */
export const announcementRoutes = ({ mail }: Pick<AppDeps, 'mail'>) =>
  new Hono<AppEnv>().get('/', (c) => {
    const { role } = c.var;
    const announce = ({ id, version }: (typeof extensions)[number]) =>
      id === 'administrators' && role !== 'admin' ? { id, version, role } : { id, version };
    const offered = extensions.filter(({ needsMail }) => mail || !needsMail);
    return c.json<Announcement>({ extensions: offered.map(announce) });
  });
