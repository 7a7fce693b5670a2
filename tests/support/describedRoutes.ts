import { descriptionOf, isHandler, type RouteDescription } from '#server/openapi/RouteDescription.ts';
import type { StartedApp } from './startApp.ts';

/** The routes of a server, each once, with what they say about themselves. */
export function describedRoutes({ app }: Pick<StartedApp, 'app'>) {
  const routes = app.routes.filter(isHandler);
  return [...new Map(routes.map((route) => [`${route.method} ${route.path}`, descriptionOf(route)]))].map(
    ([route, description]) => ({ route, description }),
  );
}

/** The calls below /api of these callers. */
export function callsBy(server: Pick<StartedApp, 'app'>, ...callers: NonNullable<RouteDescription['by']>[]) {
  const routes = describedRoutes(server).filter(({ description }) =>
    callers.includes(description?.by ?? 'administrator'),
  );
  return routes.flatMap(({ route }) => (route.includes(' /api/') ? [route.replace(' /api/', ' /')] : []));
}
