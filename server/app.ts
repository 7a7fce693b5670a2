import { Hono } from 'hono';
import { pino } from 'pino';
import { guard } from './auth/guard.ts';
import { answerError } from './http/answerError.ts';
import { knownRoutes } from './http/knownRoutes.ts';
import { logRequests } from './http/logRequests.ts';
import { noStore } from './http/noStore.ts';
import type { Parts, Service } from './http/Service.ts';
import { secureHeaders } from './http/secureHeaders.ts';
import { speak } from './http/speak.ts';
import { mediaRoutes } from './media/mediaRoutes.ts';
import { categoryRoutes } from './routes/category.ts';
import { faqRoutes } from './routes/faq.ts';
import { healthzRoutes } from './routes/healthz.ts';
import { preLaunchRoutes } from './routes/preLaunch.ts';
import { sessionRoutes } from './routes/session.ts';
import { statisticsRoutes } from './routes/statistics.ts';
import { ticketRoutes } from './routes/ticket.ts';
import { usersRoutes } from './routes/users.ts';
import type { Site } from './site/Site.ts';

type AppParts = Pick<Parts, 'db' | 'mediaFolder'> &
  Partial<Parts> & {
    /** Answers what is neither API nor media. */
    site?: Site;
  };

const open = new Set(['/api/admin/auth/login', '/api/admin/app/pre/create']);

/** The whole service as a function from request to answer; it needs neither a socket nor a process. */
export function createApp({ site, ...given }: AppParts) {
  const parts: Parts = { log: pino({ enabled: false }), now: Date.now, rateLimit: 'on', trustProxy: null, ...given };
  const app = new Hono<Service>();

  app.onError(answerError(parts.log));
  app.use(logRequests(parts.log));
  app.use(secureHeaders({ scriptHashes: site?.scriptHashes ?? [], trustProxy: parts.trustProxy }));
  app.use('/api/*', speak, noStore, knownRoutes(app, '/api/'));
  app.use('/api/admin/*', guard(parts, open));

  app.route('/api/healthz', healthzRoutes(parts));
  app.route('/api/admin/auth', sessionRoutes(parts));
  app.route('/api/admin/main', statisticsRoutes(parts));
  app.route('/api/admin/user', usersRoutes(parts));
  app.route('/api/admin/app/faq', faqRoutes(parts));
  app.route('/api/admin/ticket', ticketRoutes(parts));
  app.route('/api/admin/app/category', categoryRoutes(parts));
  app.route('/api/admin/app/pre', preLaunchRoutes(parts));
  app.route('/media', mediaRoutes(parts));

  app.all('*', (c) => site?.answer(c.req.raw) ?? c.text('There is nothing at this address.', 404));
  return app;
}
