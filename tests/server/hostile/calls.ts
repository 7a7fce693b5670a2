import { readFileSync } from 'node:fs';
import type { Endpoint } from '#api/Endpoint.ts';
import { withoutNames } from '#scripts/openapi/paths.ts';
import { administrator } from '#scripts/support/serverProcess.ts';
import { userRow } from '#tests/support/rows.ts';
import { callsOf, servedTables } from '#tests/support/servedEndpoints.ts';
import { type InputSchema, type Kind, kindOf, onlyRefused, ownKinds } from './values.ts';

/** An input of a call. */
export type Input = {
  part: 'path' | 'query' | 'field';
  name: string;
  kind: Kind;
  /** Returns a valid value. */
  valid: () => string;
};

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

/** The kinds of inputs whose outcomes the document cannot tell, by `<resource>.<operation>.<input>`. */
const otherKinds: Record<string, keyof typeof ownKinds> = {
  'session.login.password': 'loginPassword',
  'session.login.code': 'signInCode',
  'session.changePassword.old_password': 'oldPassword',
  'invitation.accept.token': 'invitationToken',
  // Nothing is accepted without the password and a code of an app. tests/contract/account.test.ts has wrong ones.
  'account.turnOn.code': 'unaccepted',
  'account.turnOn.password': 'unaccepted',
  'account.renewCodes.password': 'retypedPassword',
  'account.turnOff.password': 'retypedPassword',
  'cases.list.cursor': 'cursor',
  'cases.list.state': 'caseState',
  'cases.list.sort': 'caseSort',
  'ticket.list.cursor': 'valueCursor',
  'ticket.list.waits_for': 'waitsFor',
  'intake.device.user': 'knownUuid',
  'intake.report.user': 'knownUuid',
  'intake.message.user': 'knownUuid',
  'intake.appeal.user': 'knownUuid',
};

/** An accepted note would decide the case or close the ticket, which no call can do twice. */
const decides = [
  'cases.decide.note',
  'users.suspend.note',
  'users.extend.note',
  'ticket.replyAndClose.text',
  'intake.appeal.text',
];

let nameCount = 0;

/** Valid values by the names of their inputs. Others have the first one of their closed set, or a text. */
const validValues: Record<string, () => string> = {
  email: () => administrator.email,
  password: () => administrator.password,
  code: () => '',
  leave_blank: () => '',
  // No two categories have the same name.
  name: () => `Tea ${++nameCount}`,
  // Redrawing a picture for each of hundreds of calls takes seconds.
  image: () => '',
  measure: () => 'suspend1',
  section: () => 'consent',
  reason: () => 'spam',
  user: () => userRow(1).uuid,
  day_gte: () => '2026-01-31',
  day_lte: () => '2026-01-31',
  cursor: () => '1',
  secret: () => 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  'ticket.list.cursor': () => '1.1',
  'intake.user.uuid': () => userRow(2).uuid,
  'intake.report.reporter': () => userRow(2).uuid,
  'ticket.list.waits_for': () => 'us',
};

/** A valid value of an input that no name above tells. */
function anyValid(part: Input['part'], { type, format, enum: choices, anyOf, maxLength }: InputSchema): string {
  if (anyOf) return anyValid(part, anyOf[0]);
  if (choices) return choices.includes('') ? '' : String(choices[0]);
  if (format === 'uuid') return userRow(1).uuid;
  if ([type].flat().includes('integer')) return '1';
  return part === 'query' && maxLength !== undefined ? '' : 'Seen before.';
}

type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema: InputSchema };
type Body = { schema: { properties?: Record<string, InputSchema>; required?: string[] } };
type Operation = { parameters?: Parameter[]; requestBody?: { content: Record<string, Body> } };
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter> };
};

const { paths, components }: Document = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));

/** What the document says about a call. */
function operationOf(method: string, path: string) {
  const found = Object.entries(paths).find(([known]) => withoutNames(known) === withoutNames(path));
  const { parameters = [], requestBody }: Operation = found?.[1][method.toLowerCase()] ?? {};
  const [body] = Object.values(requestBody?.content ?? {});
  return {
    parameters: parameters.map((given) => components.parameters[given.$ref?.split('/').at(-1) ?? ''] ?? given),
    fields: body?.schema.properties ?? {},
    required: body?.schema.required ?? [],
  };
}

function describeCall(name: string, endpoint: Endpoint): Call {
  const [method = '', path = ''] = endpoint.call.split(' ');
  const { parameters, fields, required } = operationOf(method, path);

  const describeInput = (
    part: Input['part'],
    input: string,
    schema: InputSchema | undefined,
    isRequired: boolean,
  ): Input => {
    const key = `${name}.${input}`;
    if (!schema) throw new Error(`docs/openapi.json has no ${input} of ${endpoint.call}.`);
    const own = otherKinds[key];
    const kind = own ? ownKinds[own] : kindOf(part, schema, isRequired);
    const valid = validValues[key] ?? validValues[input] ?? (() => anyValid(part, schema));
    return { part, name: input, kind: decides.includes(key) ? onlyRefused(kind) : kind, valid };
  };
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const { name: pageName = 'page' } = endpoint.conventions?.paging ?? {};
  const queryNames = [...(endpoint.paged ? [pageName] : []), ...(endpoint.query ?? [])];
  const inputs = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, input = ''], index) =>
      describeInput('path', input, inPath[index]?.schema, true),
    ),
    ...queryNames.map((input) => {
      const parameter = parameters.find((one) => one.in === 'query' && one.name === input);
      return describeInput('query', input, parameter?.schema, parameter?.required ?? false);
    }),
    ...(endpoint.sends ?? []).map((input) => describeInput('field', input, fields[input], required.includes(input))),
  ];
  return { name, method, path, body: endpoint.body, constants: endpoint.constants ?? {}, inputs };
}

const described = servedTables
  .flatMap(callsOf)
  .map(({ resource, operation, endpoint }) => describeCall(`${resource}.${operation}`, endpoint));

/** An extension may replace a call by one with the same inputs. */
const served = [
  ...new Map(
    described.map((call) => [`${call.name} ${call.path} ${call.inputs.map(({ name }) => name)}`, call]),
  ).values(),
];

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
  return { ...describeCall(`intake.${name}`, endpoint), isOfApp: true };
});

/** Every call of the fixed API and of its extensions, and those of the app's backend. */
export const calls = [...served, ...ofApp];
