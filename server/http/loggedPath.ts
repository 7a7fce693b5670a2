import type { Context } from 'hono';
import type { AppEnv } from './AppEnv.ts';

const longestPath = 200;

/** Below these paths, the path itself opens a picture or a draft without a session. */
const secretBelow = /(\/media\/|\/api\/letter\/).+/i;

/** The path of a request as the log may have it. */
export const loggedPath = (c: Context<AppEnv>) => c.req.path.replace(secretBelow, '$1…').slice(0, longestPath);
