export type Room = {
  /** The other rooms it may import. */
  imports: readonly string[];
  /** The packages it may import; all of them, unless it is to stay small or is to know none. */
  packages?: RegExp;
  /** The only files of it that its neighbours, the other files of the folder around it, may import. */
  surface?: readonly string[];
};

const none = /^$/;
/** Pages that a visitor waits for ship without react-admin and MUI. */
const light = /^(?!react-admin|ra-|@mui\/|@emotion\/)/;

/** The engine's public surface: for definitions, for the rest of a product, and for what is requested before either has loaded. */
const surface = [
  'src/admin/engine/define.ts',
  'src/admin/engine/dashboard.ts',
  'src/admin/engine/requestFirstPage.ts',
] as const;

/** Who may import whom. A file belongs to the innermost room that it lies in. */
export const rooms: Record<string, Room> = {
  'src/inline': { imports: ['src/brand', 'src/session', 'src/i18n'], packages: none },
  'src/api': { imports: [], packages: none },
  'src/brand': { imports: [], packages: none },
  'src/session': { imports: ['src/api'], packages: none },
  'src/i18n': { imports: ['src/brand'] },
  'src/dataProvider': { imports: ['src/api', 'src/session'] },
  'src/signIn': { imports: ['src/api', 'src/session', 'src/i18n', 'src/brand'], packages: light },
  'src/site': { imports: ['src/api', 'src/i18n', 'src/brand'], packages: light },
  'src/admin/main.ts': { imports: ['src/admin', 'src/api', 'src/session', 'src/brand'] },
  'src/admin/App.tsx': {
    imports: ['src/admin', 'src/api', 'src/session', 'src/dataProvider', 'src/i18n', 'src/brand', 'src/signIn'],
  },
  'src/admin': { imports: ['src/api', 'src/session', 'src/dataProvider', 'src/i18n', 'src/brand'] },
  'src/admin/engine': {
    imports: ['src/api', 'src/session', 'src/dataProvider', 'src/i18n', 'src/brand'],
    surface,
  },
  'src/admin/engine/schema': { imports: ['src/api', 'src/i18n'] },
  'src/admin/engine/check': { imports: ['src/api/values.ts'], packages: none },
  'src/admin/resources': { imports: ['src/api/wire.ts', 'src/admin/defineResource.ts'], packages: none },
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
  'src/admin/engine/fields': {
    imports: ['src/api', 'src/i18n', 'src/brand', 'src/admin/engine/schema', 'src/admin/engine/ui'],
  },
  server: { imports: ['src/api/wire.ts', 'src/api/extensions/wire'] },
  scripts: { imports: ['src', 'server'] },
  tests: { imports: ['src', 'server', 'scripts'] },
  // A second product, made of the engine's surface alone.
  'tests/festival/page': {
    imports: [
      ...surface,
      'src/api',
      'src/dataProvider',
      'src/i18n',
      'src/brand',
      'src/signIn',
      'scripts/support',
      'tests/festival',
    ],
  },
  'tests/festival/resources': { imports: [...surface, 'src/api', 'tests/festival'] },
};
