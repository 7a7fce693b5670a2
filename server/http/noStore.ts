import { createMiddleware } from 'hono/factory';

/** Answers of the API are for the one who asked: no cache keeps them. */
export const noStore = createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', 'no-store');
});
