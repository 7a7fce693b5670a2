import type { Hono } from 'hono';
import type { Announcement } from '#api/extensions/wire.ts';
import { type AppContext, type AppEnv, createRoutes } from '#server/http/AppEnv.ts';
import type { DocumentedExtension } from '#server/openapi/documentedRoutes.ts';
import { described } from '#server/openapi/RouteDescription.ts';
import type { AppDeps } from '#server/routes/Routes.ts';
import { accountRoutes } from './accountRoutes.ts';
import { administratorsRoutes, invitationRoutes } from './administratorsRoutes.ts';
import { auditRoutes } from './auditRoutes.ts';
import { contactRoutes, conversationRoutes } from './conversationRoutes.ts';
import { figuresRoutes, growthRoutes, waitingListRoutes } from './figuresRoutes.ts';
import { letterRoutes } from './letterRoutes.ts';
import { moderationRoutes } from './moderationRoutes.ts';
import { outboxRoutes } from './outboxRoutes.ts';
import { savedRepliesRoutes } from './savedRepliesRoutes.ts';
import { usersExtensionRoutes } from './usersExtensionRoutes.ts';

/** Calls beyond the fixed API, which the server announces after the sign-in. */
type Extension = {
  id: string;
  /** It changes with an incompatible change of a call; 1 if it is missing. */
  version?: number;
  /** For the OpenAPI document. */
  summary: string;
  /** The routes by path, which may be a path of the fixed API. */
  routes: Readonly<Record<`/api/admin/${string}`, (deps: AppDeps) => Hono<AppEnv>>>;
  /** Exists only if mail is set up. */
  needsMail?: true;
};

const extensions: readonly Extension[] = [
  { id: 'safeWrites', summary: 'No change is lost or made twice.', routes: {} }, // the fixed routes serve it, too
  { id: 'audit', version: 3, summary: 'A log of all changes.', routes: { '/api/admin/audit': auditRoutes } },
  {
    id: 'administrators',
    version: 3,
    summary: 'The accounts of the staff and their roles.',
    routes: { '/api/admin/administrators': administratorsRoutes, '/api/admin/invitation': invitationRoutes },
  },
  {
    id: 'moderation',
    version: 3,
    summary: 'Reports, cases, decisions and appeals.',
    routes: { '/api/admin/moderation': moderationRoutes },
  },
  {
    id: 'users',
    version: 7,
    summary: 'Suspensions, removals and copies of a person’s data.',
    routes: { '/api/admin/users': usersExtensionRoutes },
  },
  {
    id: 'statistics',
    version: 3,
    summary: 'Counts without personal data. Days are UTC, and removed users are not counted.',
    routes: {
      '/api/admin/figures': figuresRoutes,
      '/api/admin/growth': growthRoutes,
      '/api/admin/waiting-list': waitingListRoutes,
    },
  },
  {
    id: 'conversation',
    version: 2,
    summary: 'Tickets as conversations, with claims, replies and notes.',
    routes: {
      '/api/admin/conversation/saved-reply': savedRepliesRoutes,
      '/api/admin/conversation': conversationRoutes,
      '/api/admin/app/contact': contactRoutes,
    },
  },
  {
    id: 'account',
    version: 2,
    summary: 'The caller’s own two-factor sign-in and sessions.',
    routes: { '/api/admin/account': accountRoutes },
  },
  {
    id: 'letter',
    version: 9,
    summary: 'Letters to all confirmed subscribers. Announced when mail is set up.',
    routes: { '/api/admin/letter': letterRoutes, '/api/admin/outbox': outboxRoutes },
    needsMail: true,
  },
];

/** The extensions of this server: none if EXTENSIONS is off. */
export const offeredExtensions = ({ mail, extensions: setting }: Pick<AppDeps, 'extensions' | 'mail'>) =>
  setting === 'off' ? [] : extensions.filter(({ needsMail }) => mail || !needsMail);

/** The extensions of this server, for the OpenAPI document. */
export const documentedExtensions = (deps: Pick<AppDeps, 'extensions' | 'mail'>): DocumentedExtension[] =>
  offeredExtensions(deps).map(({ id, version = 1, summary, routes }) => {
    return { id, version, summary, paths: Object.keys(routes).map((path) => path.replace(/^\/api/, '')) };
  });

/** Announces the extensions, and the role of a moderator. It has no envelope: decision 050. */
export const announcementRoutes = (deps: AppDeps) =>
  createRoutes().get(
    '/',
    described(
      {
        by: 'staff',
        summary: 'The extensions of this server',
        description: 'For a moderator, `administrators` has the `role`.',
        safeBy: 'writes nothing',
        data: 'Announcement',
        isBare: true,
      },
      (c: AppContext) => {
        const { role } = c.var;
        const announce = ({ id, version = 1 }: (typeof extensions)[number]) =>
          id === 'administrators' && role !== 'admin' ? { id, version, role } : { id, version };
        return c.json<Announcement>({ extensions: offeredExtensions(deps).map(announce) });
      },
    ),
  );
