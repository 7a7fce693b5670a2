import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { API, type Diagnostic } from 'typescript/unstable/async';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';

const list = 'skeletonRows: 3';

type Parts = Partial<Record<'name' | 'title' | 'fields' | 'inList' | 'rest', string>>;

/** A definition of tickets, except for these parts. */
const resource = ({ name = 'ticket', title = 'user', fields = '', inList = '', rest = '' }: Parts) =>
  `defineResource({ name: '${name}', title: '${title}', fields: { ${fields} }, list: { ${list}, segments: { filter: 'state', of: { active: 0 } }, ${inList} }, ${rest} });`;

const endpoint = (calls: string) => `defineEndpoints({ note: { ${calls} } });`;

/** Each mistake in a definition, with the helpful part of the compiler's message. */
const mistakes = [
  [resource({ name: 'tickt' }), `Did you mean '"ticket"'?`],
  [resource({ title: 'titel' }), '"message" | "time" | "user"'],
  [resource({ fields: "mesage: { kind: 'text', on: [] }" }), 'a field that the row has: message'],
  [resource({ fields: "message: { kind: 'text', on: ['edit'] }" }), '"card" | "create" | "detail" | "form" | "list"'],
  [resource({ fields: "message: { kind: 'password', on: ['list'] }" }), '"create" | "form" | "update"'],
  [resource({ fields: "message: { kind: 'tetx', on: [] }" }), `'"tetx"' is not assignable to type`],
  [
    resource({ fields: "user: { kind: 'person', whose: 'value', picture: 'user.name', on: [] }" }),
    `'"user.name"' is not`,
  ],
  [resource({ fields: "id: { kind: 'reference', to: 'usres', on: [] }" }), `Did you mean '"users"'?`],
  [resource({ fields: "time: { kind: 'dateTime', on: [] }" }), "Property 'unix' is missing"],
  [resource({ inList: "bulk: ['clsoe']" }), `'"clsoe"' is not assignable to type '"close" | "delete"'`],
  [resource({ inList: "search: ['mesage']" }), `Did you mean '"message"'?`],
  [resource({ rest: "sent: ['mesage']" }), `Did you mean '"message"'?`],
  [resource({ rest: 'actions: { clsoe: {} }' }), "'clsoe' does not exist in type '{ readonly close?:"],
  [resource({ rest: "actions: { close: { when: 'actve' } }" }), `Did you mean '"active"'?`],
  [resource({ rest: "sections: { more: { fields: ['mesage'] } }" }), `Did you mean '"message"'?`],
  [
    resource({ rest: 'sections: { more: { fields: [], when: { mesage: null } } }' }),
    "Did you mean to write 'message'?",
  ],
  [resource({ rest: 'actions: { close: { when: { mesage: null } } }' }), "Did you mean to write 'message'?"],
  [resource({ rest: "actions: { close: { when: { time: 'late' } } }" }), "'string' is not assignable to type"],
  [
    resource({ rest: "actions: { close: { dialog: { ask: { noet: { kind: 'text' } } } } }" }),
    "'noet' does not exist in type",
  ],
  [resource({ rest: "menu: { icon: 'Tea' }" }), '"Block" | "Bookmark" | "Campaign"'],
  [resource({ rest: "detailPage: { related: { usres: { target: 'id' } } }" }), "Did you mean to write 'users'?"],
  [endpoint("list: { call: 'GET /a', pagd: true }"), 'An endpoint has no such option: pagd'],
  [endpoint("list: { call: 'GET /a', body: 'json' }"), 'A GET cannot have this option: body'],
  [endpoint("create: { call: 'POST /a', sends: ['name'] }"), 'This option needs a body: sends'],
  [
    endpoint("create: { call: 'POST /a', body: 'json', sends: ['poster'], files: ['poster'] }"),
    'This option needs a multipart body: files',
  ],
  [
    endpoint("create: { call: 'POST /a', body: 'multipart', sends: ['name'], files: ['poster'] }"),
    'A file is missing from `sends`: poster',
  ],
  [
    endpoint("delete: { call: 'GET /a/{id}' }"),
    'A GET needs the option `safe`, which says whether it only reads: delete',
  ],
] as const;

/** Joins the compiler's message and the reasons below it. The last line is the most specific. */
const messageOf = ({ text, messageChain = [] }: Pick<Diagnostic, 'text' | 'messageChain'>): string =>
  [text, ...messageChain.map(messageOf)].join('\n');

/** The compiler's messages about each line. */
let messages: string[];

beforeAll(async () => {
  const root = temporaryFolder();
  const file = join(root, 'mistakes.ts');
  const paths = {
    '#admin/*': [resolve('src/admin/*')],
    '#api/*': [resolve('src/api/*')],
    '#i18n/*': [resolve('src/i18n/*')],
  };
  const imports = ['admin/defineResource', 'api/defineEndpoints'].map(
    (path) => `import { ${path.split('/').at(-1)} } from '#${path}.ts';`,
  );
  const lines = [...imports, ...mistakes.map(([line]) => line)];
  writeFileSync(file, lines.join('\n'));
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({
      extends: resolve('tsconfig.src.json'),
      compilerOptions: { paths, types: [resolve('node_modules/vite/client')] },
      files: [file],
      include: [],
      exclude: [],
    }),
  );
  const config = join(root, 'tsconfig.json');
  const compiler = new API({ cwd: root });
  const snapshot = await compiler.updateSnapshot({ openProjects: [config] });
  const diagnostics = (await snapshot.getProject(config)?.program.getSemanticDiagnostics(file)) ?? [];
  await compiler.close();
  const lineOf = (position: number) => lines.join('\n').slice(0, position).split('\n').length - 1;
  messages = lines.map((_, line) =>
    diagnostics
      .filter(({ pos }) => lineOf(pos) === line)
      .map(messageOf)
      .join('\n'),
  );
});

test.each(mistakes)('the compiler explains the mistake in %s', (line, message) => {
  expect(messages[2 + mistakes.findIndex(([mistake]) => mistake === line)]).toContain(message);
});
