import type { Endpoint } from '#api/Endpoint.ts';
import { mapLetterTexts } from '#api/extensions/wire.ts';
import { callsOf, servedEndpoints, servedTables } from '#tests/support/servedEndpoints.ts';
import { type Kind, kinds } from './values.ts';

/** An input of a call. */
export type Input = { part: 'path' | 'query' | 'field'; name: string; kind: Kind };

/** A call of the endpoint table, with everything that it takes. */
export type Call = {
  name: string;
  method: string;
  path: string;
  body: Endpoint['body'];
  constants: Readonly<Record<string, unknown>>;
  inputs: Input[];
  /** True for the app's backend, which has its own token. */
  isOfApp?: boolean;
};

/** The kinds of the fields of a body, by name, unless they have the same name. `values.ts` has the hostile values. */
const fieldKinds: Record<string, Kind> = {
  password: 'loginPassword',
  code: 'signInCode',
  old_password: 'oldPassword',
  new_password: 'newPassword',
  question: 'shortText',
  answer: 'longText',
  id: 'fieldId',
  token: 'invitationToken',
  title: 'shortText',
  text: 'note',
  section: 'guideline',
  note: 'refusedNote',
  message: 'note',
  leave_blank: 'honeypot',
  user: 'knownUuid',
  reporter: 'fieldUuid',
  ticket: 'optionalId',
  language: 'letterLanguage',
  ...mapLetterTexts((part) => (part === 'subject' ? 'optionalText' : 'optionalLongText')),
  subject_en: 'shortText',
  body_en: 'longText',
};

/** The kinds of inputs of one call only, by `<resource>.<operation>.<input>`. */
const ownKinds: Record<string, Kind> = {
  'invitation.accept.new_password': 'firstPassword',
  // Nothing is accepted without the password and a code of an app. tests/contract/account.test.ts has wrong ones.
  ...Object.fromEntries(['secret', 'code', 'password'].map((field) => [`account.turnOn.${field}`, 'unaccepted'])),
  'ticket.list.cursor': 'valueCursor',
  'ticket.replyAndClose.text': 'refusedNote',
  'cases.list.state': 'caseState',
  'appeals.list.state': 'appealState',
  'outbox.list.letters': 'cursor',
  'account.renewCodes.password': 'retypedPassword',
  'account.turnOff.password': 'retypedPassword',
  'intake.user.uuid': 'fieldUuid',
  'intake.appeal.text': 'refusedNote',
  'intake.report.text': 'optionalNote',
};

/** The kinds of query parameters that are no filters, by name. */
const queryKinds: Record<string, Kind> = {
  day_gte: 'day',
  day_lte: 'day',
  measure: 'measure',
  section: 'guideline',
  outcome: 'outcome',
  waits_for: 'waitsFor',
  sort: 'sort',
  order: 'order',
};

const unknown = new Set<string>();

function kindOf(table: Readonly<Record<string, Kind>>, name: string) {
  const kind = table[name] ?? (name in kinds ? (name as Kind) : undefined);
  if (!kind) unknown.add(name);
  return kind ?? 'shortText';
}

const pathInputs = (path: string, id: Kind) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): Input => {
    return { part: 'path', name, kind: kindOf({ id }, name) };
  });

function describeCall(name: string, endpoint: Endpoint, id: Kind): Call {
  const [method = '', path = ''] = endpoint.call.split(' ');
  const fields = (endpoint.sends ?? []).map((field): Input => {
    return { part: 'field', name: field, kind: ownKinds[`${name}.${field}`] ?? kindOf(fieldKinds, field) };
  });
  const { name: pageName = 'page', by = 'page' } = endpoint.conventions?.paging ?? {};
  const pageInput: Record<string, Kind> = endpoint.paged ? { [pageName]: by === 'cursor' ? 'cursor' : 'page' } : {};
  const query = [...Object.keys(pageInput), ...(endpoint.query ?? [])].map((parameter): Input => {
    const kind = ownKinds[`${name}.${parameter}`] ?? pageInput[parameter] ?? queryKinds[parameter] ?? 'filter';
    return { part: 'query', name: parameter, kind };
  });
  const inputs = [...pathInputs(path, id), ...query, ...fields];
  return { name, method, path, body: endpoint.body, constants: endpoint.constants ?? {}, inputs };
}

const described = servedTables.flatMap(callsOf).map(({ resource, operation, endpoint }) => {
  const hasUuid = servedEndpoints[resource]?.key === 'uuid';
  return describeCall(`${resource}.${operation}`, endpoint, hasUuid ? 'uuid' : 'pathId');
});

/** An extension may replace a call by one with the same inputs. */
const served = [...new Map(described.map((call) => [JSON.stringify(call), call])).values()];

const json = 'json' as const;

/** The calls of the app's backend. The dashboard makes none of them, so its endpoint tables lack them. */
const intake: Record<string, Endpoint> = {
  user: { call: 'POST /intake/user', body: json, sends: ['uuid', 'name', 'email', 'platform'] },
  device: { call: 'POST /intake/device', body: json, sends: ['user', 'platform'] },
  report: { call: 'POST /intake/report', body: json, sends: ['user', 'reporter', 'reason', 'text'] },
  message: { call: 'POST /intake/message', body: json, sends: ['user', 'text', 'ticket'] },
  appeal: { call: 'POST /intake/appeal', body: json, sends: ['user', 'text'] },
  replies: {
    call: 'GET /intake/replies',
    paged: true,
    conventions: { paging: { by: 'cursor', name: 'cursor', next: 'next' } },
  },
  standing: { call: 'GET /intake/user/{id}' },
};

const ofApp = Object.entries(intake).map(([name, endpoint]): Call => {
  return { ...describeCall(`intake.${name}`, endpoint, 'uuid'), isOfApp: true };
});

/** Every call of the fixed API and of its extensions, and those of the app's backend. */
export const calls = [...served, ...ofApp];

if (unknown.size > 0) {
  throw new Error(
    `The corpus has no values for ${[...unknown].join(', ')}: say of what kind each is in fieldKinds of tests/server/hostile/calls.ts`,
  );
}
