export type ImportRule = {
  /** The other folders and files that it may import. */
  imports: readonly string[];
  /** The packages that it may import. All of them by default. */
  packages?: RegExp;
  /** The only files of it that other files of its parent folder may import. */
  surface?: readonly string[];
};

const none = /^$/;
/** Pages that a visitor waits for ship without react-admin and MUI. */
const light = /^(?!react-admin|ra-|@mui\/|@emotion\/)/;

/** The engine's public files: for definitions, the rest of a product, its components, its messages, and the first request. */
const surface = [
  'src/admin/engine/define.ts',
  'src/admin/engine/dashboard.ts',
  'src/admin/engine/components.ts',
  'src/admin/engine/messages.ts',
  'src/admin/engine/requestInitialList.ts',
] as const;

/** The rooms of the engine. Each may import those before it. */
const engineOrder = [
  'schema',
  'text',
  'context',
  'check',
  'ui',
  'fields',
  'forms',
  'actions',
  'list',
  'detail',
  'shell',
];

const belowEngine = ['src/api', 'src/browser', 'src/session', 'src/dataProvider', 'src/i18n', 'src/brand'];

const engineRooms = Object.fromEntries(
  engineOrder.map((room, index): [string, ImportRule] => [
    `src/admin/engine/${room}`,
    { imports: [...belowEngine, ...engineOrder.slice(0, index).map((earlier) => `src/admin/engine/${earlier}`)] },
  ]),
);

/** The files that the server shares with the pages. */
const shared = [
  'src/api/wire.ts',
  'src/api/extensions/wire.ts',
  'src/api/foldText.ts',
  'src/api/pictures.ts',
  'src/start/contract.ts',
  'src/i18n/isolate.ts',
];

/** The server's platform, which is independent of the product's features. */
const platform = [
  ...shared,
  'server/checkNode.js',
  'server/errors.ts',
  'server/hash.ts',
  'server/settings.ts',
  'server/settingParsers.ts',
  ...[
    'db',
    'http',
    'language',
    'media',
    'metrics',
    'openapi',
    'process',
    'rateLimit',
    'site',
    'storage',
    'time',
    'validation',
  ].map((name) => `server/${name}`),
];

/** The server's capabilities, each with the others that it may import. */
const capabilities: Record<string, readonly string[]> = {
  'server/audit': [],
  'server/claims': [],
  'server/auth': ['server/audit', 'server/erasure'],
  'server/conversation': ['server/claims'],
  'server/erasure': [],
  'server/mail': ['server/erasure'],
  'server/statistics': [],
  'server/moderation': ['server/audit', 'server/claims', 'server/erasure'],
  'server/export': ['server/audit', 'server/erasure', 'server/moderation'],
  'server/intake': ['server/audit', 'server/conversation', 'server/erasure', 'server/moderation'],
  'server/backup': [
    'server/audit',
    'server/auth',
    'server/claims',
    'server/erasure',
    'server/mail',
    'server/moderation',
  ],
};

/** The folders and files with their rules. A file follows the rule of the innermost folder around it. */
export const importRules: Record<string, ImportRule> = {
  'src/start/contract.ts': { imports: ['src/i18n'], packages: none },
  'src/start': { imports: ['src/session', 'src/i18n', 'src/brand'], packages: none },
  'src/api': { imports: [], packages: none },
  'src/browser': { imports: [], packages: none },
  'src/brand': { imports: ['src/browser'], packages: none },
  'src/session': { imports: ['src/api', 'src/browser'], packages: none },
  'src/i18n': {
    imports: ['src/api/wire.ts', 'src/brand', 'src/browser'],
    packages: /^(?!react$|react-admin|@mui\/|@emotion\/)/,
  },
  'src/dataProvider': { imports: ['src/api', 'src/session'] },
  'src/signIn': { imports: ['src/api', 'src/session', 'src/i18n', 'src/brand', 'src/start'], packages: light },
  'src/site': { imports: ['src/api', 'src/i18n', 'src/brand', 'src/start'], packages: light },
  'src/admin/main.ts': { imports: ['src/admin', 'src/api', 'src/session', 'src/brand', 'src/start'] },
  'src/admin/App.tsx': {
    imports: ['src/admin', 'src/api', 'src/session', 'src/dataProvider', 'src/i18n', 'src/brand', 'src/start'],
  },
  'src/admin': {
    imports: ['src/api', 'src/session', 'src/dataProvider', 'src/i18n', 'src/brand', 'src/start/contract.ts'],
  },
  'src/admin/engine': { imports: belowEngine, surface },
  ...engineRooms,
  'src/admin/engine/schema': { imports: ['src/api', 'src/i18n'] },
  'src/admin/engine/text': { imports: ['src/i18n'] },
  'src/admin/engine/check': {
    imports: ['src/api', 'src/admin/engine/schema', 'src/admin/engine/context/segments.ts'],
    packages: none,
  },
  'src/admin/resources': {
    imports: ['src/api/pictures.ts', 'src/api/wire.ts', 'src/admin/defineResource.ts', 'src/admin/pages'],
    packages: none,
  },
  'src/admin/extensions/resources': {
    imports: [
      'src/api/wire.ts',
      'src/api/extensions',
      'src/admin/engine/define.ts',
      'src/admin/extensions/defineExtended.ts',
      'src/admin/pages',
    ],
    packages: none,
  },
  // The top of the server: the app, the process, the start and the operator's commands put the rest together.
  server: { imports: shared },
  'server/start': { imports: ['server', ...shared] },
  'server/commands': { imports: ['server', ...shared] },
  'server/seed': { imports: ['server/moderation', ...platform] },
  ...Object.fromEntries(
    ['server/routes', ...['fixed', 'extensions', 'public'].map((name) => `server/routes/${name}`)].map((folder) => [
      folder,
      {
        imports: [
          ...['AppDeps', 'Routes', 'crudRoutes'].map((name) => `server/routes/${name}.ts`),
          ...Object.keys(capabilities),
          ...platform,
        ],
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(capabilities).map(([folder, others]) => [folder, { imports: [...others, ...platform] }]),
  ),
  ...Object.fromEntries(
    platform.filter((folder) => !shared.includes(folder)).map((folder) => [folder, { imports: platform }]),
  ),
  // A picture without a row is removed by the job of erasures.
  'server/media/savePicture.ts': { imports: [...platform, 'server/erasure/addRemovals.ts'] },
  scripts: { imports: ['src', 'server'] },
  tests: { imports: ['src', 'server', 'scripts'] },
  // A second product, made of the engine's surface alone.
  'tests/festival/page': {
    imports: [...surface, 'src/api', 'src/dataProvider', 'src/i18n', 'src/brand', 'scripts/support', 'tests/festival'],
  },
  'tests/addingAResource/everyKind.ts': { imports: [...surface, 'src/api', 'src/i18n'] },
  'tests/festival/resources': { imports: [...surface, 'src/api', 'tests/festival'] },
};
