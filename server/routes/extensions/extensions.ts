import type { Hono } from 'hono';
import type { Announcement } from '#api/extensions/wire.ts';
import { type AppEnv, createRoutes } from '#server/http/AppEnv.ts';
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
  /** The routes by path, which may be a path of the fixed API. */
  routes: Readonly<Record<`/api/admin/${string}`, (deps: AppDeps) => Hono<AppEnv>>>;
  /** The paths that need no session. */
  publicPaths?: readonly string[];
  /** Exists only if mail is set up. */
  needsMail?: true;
  /** A moderator may call these paths and their sub-paths. */
  moderatorPaths?: readonly string[];
};

const extensions: readonly Extension[] = [
  { id: 'safeWrites', routes: {} }, // the routes of the fixed API serve it, too
  { id: 'audit', version: 3, routes: { '/api/admin/audit': auditRoutes } },
  {
    id: 'administrators',
    version: 3,
    routes: { '/api/admin/administrators': administratorsRoutes, '/api/admin/invitation': invitationRoutes },
    publicPaths: ['/api/admin/invitation/accept'],
  },
  {
    id: 'moderation',
    version: 3,
    routes: { '/api/admin/moderation': moderationRoutes },
    moderatorPaths: ['/api/admin/moderation'],
  },
  {
    id: 'users',
    version: 7,
    routes: { '/api/admin/users': usersExtensionRoutes },
    moderatorPaths: ['detail', 'suspend', 'restore', 'preview', 'sanction'].map((path) => `/api/admin/users/${path}`),
  },
  {
    id: 'statistics',
    version: 3,
    routes: {
      '/api/admin/figures': figuresRoutes,
      '/api/admin/growth': growthRoutes,
      '/api/admin/waiting-list': waitingListRoutes,
    },
    moderatorPaths: ['/api/admin/figures', '/api/admin/growth'],
  },
  {
    id: 'conversation',
    version: 2,
    routes: {
      '/api/admin/conversation/saved-reply': savedRepliesRoutes,
      '/api/admin/conversation': conversationRoutes,
      '/api/admin/app/contact': contactRoutes,
    },
    publicPaths: ['/api/admin/app/contact/create'],
    moderatorPaths: [
      ...['list', 'detail', 'claim', 'reply', 'reply-and-close', 'note', 'reopen'].map(
        (operation) => `/api/admin/conversation/ticket/${operation}`,
      ),
      '/api/admin/conversation/message',
      '/api/admin/conversation/saved-reply/list',
    ],
  },
  {
    id: 'account',
    version: 2,
    routes: { '/api/admin/account': accountRoutes },
    moderatorPaths: ['/api/admin/account'],
  },
  {
    id: 'letter',
    version: 9,
    routes: { '/api/admin/letter': letterRoutes, '/api/admin/outbox': outboxRoutes },
    needsMail: true,
  },
];

/** The extensions of this server: none if EXTENSIONS is off. */
export const offeredExtensions = ({ mail, extensions: setting }: Pick<AppDeps, 'extensions' | 'mail'>) =>
  setting === 'off' ? [] : extensions.filter(({ needsMail }) => mail || !needsMail);

/** The paths of the fixed API that a moderator may call. */
export const fixedModeratorPaths = [
  '/api/extensions',
  '/api/admin/auth',
  '/api/admin/main',
  '/api/admin/user',
  '/api/admin/ticket',
];

/** Announces the extensions, and the role of a moderator. It has no envelope: decision 050. */
export const announcementRoutes = (deps: AppDeps) =>
  createRoutes().get('/', (c) => {
    const { role } = c.var;
    const announce = ({ id, version = 1 }: (typeof extensions)[number]) =>
      id === 'administrators' && role !== 'admin' ? { id, version, role } : { id, version };
    return c.json<Announcement>({ extensions: offeredExtensions(deps).map(announce) });
  });
