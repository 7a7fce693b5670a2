import { createRoutes } from './http/AppEnv.ts';
import { warnOfProxy } from './http/clientAddress.ts';
import { assignRequestIds, logRequests } from './http/logRequests.ts';
import { notFoundOr405 } from './http/notFoundOr405.ts';
import { onError } from './http/onError.ts';
import { secureHeaders } from './http/secureHeaders.ts';
import { detectLanguage } from './language/detectLanguage.ts';
import { translate } from './language/translate.ts';
import type { Metrics } from './metrics/createMetrics.ts';
import { announcementRoutes, offeredExtensions } from './routes/extensions/extensions.ts';
import { openApiRoutes } from './routes/extensions/openApiRoutes.ts';
import { viewerRoutes } from './routes/extensions/viewerRoutes.ts';
import { categoryRoutes } from './routes/fixed/categoryRoutes.ts';
import { faqRoutes } from './routes/fixed/faqRoutes.ts';
import { preLaunchRoutes } from './routes/fixed/preLaunchRoutes.ts';
import { sessionRoutes } from './routes/fixed/sessionRoutes.ts';
import { ticketRoutes } from './routes/fixed/ticketRoutes.ts';
import { statisticsRoutes, usersRoutes } from './routes/fixed/usersRoutes.ts';
import { guard } from './routes/guard.ts';
import { intakeRoutes } from './routes/intakeRoutes.ts';
import { healthzRoutes, metricsRoutes, readyzRoutes } from './routes/monitoringRoutes.ts';
import { letterPreviewRoutes, subscriberRoutes } from './routes/public/mailRoutes.ts';
import { mediaRoutes } from './routes/public/mediaRoutes.ts';
import { siteRoutes } from './routes/public/siteRoutes.ts';
import type { AppDeps } from './routes/Routes.ts';
import type { BuildKeeper } from './site/createBuildKeeper.ts';
import type { StaticSite } from './site/createSite.ts';

type Options = AppDeps & {
  /** Serves all other paths. */
  site: StaticSite;
  /** Serves the scripts of earlier builds. */
  builds?: Pick<BuildKeeper, 'respond'>;
  /** Observes every request, and serves /metrics. */
  metrics?: Metrics;
};

/** The whole server as a function from request to response, without a socket or a process. */
export function createApp({ site, builds, metrics, ...deps }: Options) {
  const app = createRoutes();

  app.onError(onError(deps.log));
  if (metrics) app.use(metrics.observe);
  app.use(assignRequestIds(deps.trustProxy));
  app.use(detectLanguage(['header']), translate);
  app.use(logRequests(deps), warnOfProxy(deps));
  app.use(secureHeaders(deps.trustProxy));
  for (const path of ['/api/*', '/metrics']) {
    app.use(path, async (c, next) => {
      await next();
      if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
    });
  }
  app.use('/api/*', notFoundOr405(app, '/api/'));
  for (const path of ['/api/admin/*', '/api/extensions']) app.use(path, guard(deps));

  app.route('/api/healthz', healthzRoutes());
  app.route('/api/readyz', readyzRoutes(deps));
  app.route('/api/admin/auth', sessionRoutes(deps));
  app.route('/api/admin/main', statisticsRoutes(deps));
  app.route('/api/admin/user', usersRoutes(deps));
  app.route('/api/admin/app/faq', faqRoutes(deps));
  app.route('/api/admin/ticket', ticketRoutes(deps));
  app.route('/api/admin/app/category', categoryRoutes(deps));
  app.route('/api/admin/app/pre', preLaunchRoutes(deps));
  if (deps.extensions === 'on') app.route('/api/extensions', announcementRoutes(deps));
  for (const [path, routes] of offeredExtensions(deps).flatMap((extension) => Object.entries(extension.routes))) {
    app.route(path, routes(deps));
  }
  if (deps.extensions === 'on' && deps.appToken) app.route('/api/intake', intakeRoutes(deps, deps.appToken));
  app.route(
    '/api',
    openApiRoutes(deps, () => app.routes),
  );
  if (deps.apiViewer) app.route('/api/docs/try', viewerRoutes(deps.apiViewer));
  app.route('/media', mediaRoutes(deps));
  if (metrics) app.route('/metrics', metricsRoutes(metrics));
  if (deps.mail) app.route('/', subscriberRoutes(deps, deps.mail.settings));
  if (deps.mail && deps.extensions === 'on') app.route('/api/letter', letterPreviewRoutes(deps, deps.mail.settings));
  app.route('/', siteRoutes(site, builds));
  return app;
}
