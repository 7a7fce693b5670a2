type Room = {
  /** The other rooms it may import. */
  imports: readonly string[];
  /** The packages it may import; all of them, unless it is to stay small or is to know none. */
  packages?: RegExp;
};

const none = /^$/;
/** Pages that a visitor waits for ship without react-admin and MUI. */
const light = /^(?!react-admin|ra-|@mui\/|@emotion\/)/;

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
  'src/admin/main.ts': { imports: ['src/admin', 'src/session', 'src/brand'] },
  'src/admin/App.tsx': {
    imports: ['src/admin', 'src/api', 'src/session', 'src/dataProvider', 'src/i18n', 'src/brand', 'src/signIn'],
  },
  'src/admin': { imports: ['src/api', 'src/session', 'src/dataProvider', 'src/i18n', 'src/brand'] },
  'src/admin/schema': { imports: ['src/api', 'src/i18n'] },
  'src/admin/check': { imports: ['src/api/values.ts'], packages: none },
  'src/admin/resources': { imports: ['src/api/wire.ts', 'src/admin/schema'], packages: none },
  'src/admin/extensions/resources': {
    imports: ['src/api/wire.ts', 'src/api/extensions', 'src/admin/schema', 'src/admin/pages'],
    packages: none,
  },
  'src/admin/fields': {
    imports: ['src/api', 'src/i18n', 'src/brand', 'src/admin/schema', 'src/admin/parts', 'src/admin/preferences'],
  },
  server: { imports: ['src/api/wire.ts', 'src/api/extensions/wire'] },
  scripts: { imports: ['src', 'server'] },
  tests: { imports: ['src', 'server', 'scripts'] },
};
