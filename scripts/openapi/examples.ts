import type { DocumentedRoute } from '#server/openapi/documentedRoutes.ts';
import type { Demo } from './startDemo.ts';

type Row = Readonly<Record<string, unknown>>;

/** The rows of the demo by the names of their types, one each. */
export type Examples = Record<string, Row>;

const letter = {
  subject: {
    en: 'We open on Friday',
    es: 'Abrimos el viernes',
    ko: '금요일에 문을 열어요',
    hi: 'हम शुक्रवार को खुल रहे हैं',
  },
  body: { en: 'See you there.', es: 'Nos vemos.', ko: '곧 만나요.', hi: 'जल्द मिलते हैं।' },
};

const letterTexts = Object.fromEntries(
  Object.entries(letter).flatMap(([part, texts]) =>
    Object.entries(texts).map(([language, text]) => [`${part}_${language}`, text]),
  ),
);

/** Values that are random, or that no response has. */
const madeUp: Row = {
  token: 'q3J9vT0sM1yXn8bK2dLwRzCfEhUiOpAa7S5g6D4tVxY',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  preview: '/letter/Zk9vT0sM1yXn8bK2dLwRzC',
  request_id: '0b6c2f0e-6f57-4c7e-9f6c-3a1f3c0e9a11',
  version: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
};

const masked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 2).map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      typeof part === 'string' && name in madeUp ? madeUp[name] : masked(part),
    ]),
  );
};

/** Calls that make the rows that the demo lacks, with the types of their data. */
async function addRows({ call, queueMails }: Demo, examples: Examples) {
  const keep = async (type: string, data: Promise<Row>) => {
    examples[type] = await data;
    return examples[type];
  };
  const users = await call('POST', '/admin/user/list');
  const [user, reporter, other] = users.data.map(({ uuid }: { uuid: string }) => uuid);
  const chat = [{ author: 'reported', text: 'Send me money.', sent_at: '2026-01-02T08:15:00.000Z' }];
  const report = { user, reporter, reason: 'spam', text: 'Asks for money.', chat };
  const { case: caseId } = await keep('ReceivedReport', call('POST', '/intake/report', report));
  await call('POST', `/admin/moderation/case/note/${caseId}`, { text: 'Wrote the same to two others.' });
  const { ticket } = await keep('ReceivedMessage', call('POST', '/intake/message', { user, text: 'How do I swap?' }));
  await call('POST', `/admin/conversation/ticket/reply/${ticket}`, { text: 'Open a profile and choose Swap.' });
  const suspension = { measure: 'suspend7', section: 'be-kind', note: 'Second warning.' };
  await keep('Notice', call('POST', `/admin/users/suspend/${other}`, suspension));
  await keep('ReceivedAppeal', call('POST', '/intake/appeal', { user: other, text: 'It was a joke.' }));
  await keep(
    'Invitation',
    call('POST', '/admin/administrators/invite', { email: 'bea@example.com', role: 'moderator' }),
  );
  const { id } = await call('POST', '/admin/letter/create', letterTexts);
  await call('POST', `/admin/letter/send/${id}`);
  await queueMails();
  const reply = { language: 'en', title: 'Closing', text: 'See you on [[day]].' };
  await call('POST', '/admin/conversation/saved-reply/create', reply);
  const { data: decided } = await call('GET', '/admin/moderation/case/list?state=decided');
  const { data: decisions } = await call('GET', `/admin/moderation/decision/list?cases=${decided[0].id}`);
  examples.CaseDecision = decisions[0];
  const { data: entries } = await call('GET', `/admin/audit/list?users=${other}`);
  await keep('Personal', call('POST', `/admin/audit/reveal/${entries[0].id}`));
  const accounts = await call('GET', '/admin/administrators/list');
  const invited = accounts.find(({ email }: Row) => email === 'bea@example.com');
  await keep('ChangedRole', call('POST', `/admin/administrators/edit/${invited.id}`, { role: 'admin' }));
  examples.Session = { role: 'admin', token: madeUp.token };
  examples.RecoveryCodes = { codes: ['3f9a01c-77d2e4b-0c1d9e8-5a6b7c2'] };
}

const queries: Readonly<Record<string, string>> = {
  '/admin/moderation/case/preview/{id}': 'measure=warn&section=be-kind',
  '/admin/moderation/appeal/preview/{id}': 'outcome=upheld',
  '/admin/users/preview/{uuid}': 'measure=suspend7&section=be-kind',
  '/admin/outbox/list': 'letters=1',
  '/admin/conversation/message/list': 'ticket=1',
};

/** The list whose first row a call is about. */
const listOf = (path: string) => {
  if (path.endsWith('{uuid}')) return 'POST /admin/user/list';
  const list = path.replace(/\/(?:detail|preview)\/\{id\}$/, '/list');
  return `GET ${list === '/admin/app/category/list' ? `${list}/interest` : list}`;
};

/** The first rows of lists, by calls. */
type FirstRows = ReadonlyMap<string, Row>;

const filled = (path: string, rows: FirstRows) =>
  path.replace('{state}', '0').replaceAll(/\{(id|uuid)\}/g, (_, name) => String(rows.get(listOf(path))?.[name]));

const readsOnly = ({ description: { safeBy, file, data } }: DocumentedRoute) =>
  data &&
  !file &&
  [safeBy].flat().some((safety) => safety === 'writes nothing' || safety === 'counts the attempt only');

const firstOf = (data: Row | Row[]): Row | undefined => {
  if (Array.isArray(data)) return data[0];
  return Array.isArray(data.data) ? data.data[0] : data;
};

const typeIn = (data: string) => data.replace(/^.*</, '').replace(/>|\[\]/g, '');

/** A row for each type of the data of responses, from the demo and a few calls. */
export async function readExamples(demo: Demo, routes: readonly DocumentedRoute[]): Promise<Examples> {
  const examples: Examples = {};
  await addRows(demo, examples);
  const rows = new Map<string, Row>();
  const isOfRow = ({ path }: DocumentedRoute) => Number(/\{u?u?id\}$/.test(path));
  for (const route of routes.filter(readsOnly).toSorted((one, other) => isOfRow(one) - isOfRow(other))) {
    const { method, path, description } = route;
    const type = typeIn(description.data ?? '');
    const query =
      queries[path] ??
      (/moderation.(?:report|evidence|note|decision)/.test(path) ? `cases=${examples.ReceivedReport?.case}` : '');
    const data = await demo.call(method, `${filled(path, rows)}?${query}`);
    const row = firstOf(data);
    if (!row) continue;
    rows.set(`${method} ${path}`, row);
    examples[type] ??= type.endsWith('Page') ? data : row;
  }
  const { Announcement = {}, ...others } = examples;
  // A server with extensions returns the larger type. A client needs every extension, so that list keeps its length.
  return { ...(masked({ ...others, User: examples.ListedUser }) as Examples), Announcement };
}

/** Up to five values of the rows for each field of a body, by its name. */
export function valuesOf(examples: Examples, routes: readonly DocumentedRoute[]) {
  const rows = [
    madeUp,
    {
      password: 'correct horse battery',
      old_password: 'correct horse battery',
      new_password: 'a kettle at dawn, in March',
      code: '123456',
      chat: [{ author: 'reported', text: 'Send me money.', sent_at: '2026-01-02T09:30:00.000Z' }],
      user: examples.User?.uuid,
      reporter: examples.SupportReply?.user,
    },
    ...Object.values(examples),
  ];
  const names = routes.flatMap(({ description: { fields, form } }) => Object.keys({ ...fields, ...form }));
  const valuesAt = (name: string) => {
    const isValue = (value: unknown) => Array.isArray(value) || !['object', 'undefined'].includes(typeof value);
    const values = rows.map((row: Row) => row[name]).filter(isValue);
    return [...new Set(values)].slice(0, 5);
  };
  return Object.fromEntries([...new Set(names)].toSorted().map((name) => [name, valuesAt(name)]));
}
