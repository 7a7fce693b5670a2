import type { RouterRoute } from 'hono/types';
import { descriptionOf, isHandler, type RouteDescription } from './RouteDescription.ts';

/** An announced extension, with the paths of its routes. */
export type DocumentedExtension = { id: string; version: number; summary: string; paths: readonly string[] };

/** A route that the document has. */
export type DocumentedRoute = { method: string; path: string; description: RouteDescription };

export const base = '/api';

/** The routes of the server that belong to its API, without the base. */
export const documentedRoutes = (routes: readonly RouterRoute[]): DocumentedRoute[] =>
  routes
    .filter((route) => isHandler(route) && route.path.startsWith(`${base}/`))
    .flatMap((route) => {
      const description = descriptionOf(route);
      const path = route.path.slice(base.length).replaceAll(/:(\w+)/g, '{$1}');
      return description && !description.isUndocumented ? [{ method: route.method, path, description }] : [];
    });

export const fixedTag = {
  name: 'fixed',
  description: 'The nineteen calls of the fixed API. The dashboard runs on these alone.',
};

const otherTags = [
  { name: 'announcement', description: 'The extensions that a server has.', path: '/extensions' },
  { name: 'intake', description: 'Not announced: the app’s own backend feeds the server.', path: '/intake' },
];

const isBelow = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

/** The tags with the paths of their routes. */
export const tagsOf = (extensions: readonly DocumentedExtension[]) => [
  ...otherTags.map(({ path, ...tag }) => ({ ...tag, paths: [path] })),
  ...extensions.map(({ id, version, summary, paths }) => {
    return { name: id, description: summary, 'x-version': version, paths };
  }),
];

/** The name of the tag of a route: an extension, or a part of the API. */
export const tagOf = ({ path, description }: DocumentedRoute, extensions: readonly DocumentedExtension[]) =>
  description.extension ??
  tagsOf(extensions).find((tag) => tag.paths.some((parent) => isBelow(path, parent)))?.name ??
  fixedTag.name;
