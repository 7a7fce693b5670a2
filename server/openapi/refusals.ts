import { en, type Messages } from '#server/language/messages/en.ts';
import type { Validator } from '#server/validation/validators.ts';
import { json, refTo } from './envelopes.ts';
import type { Refusals, RouteDescription } from './RouteDescription.ts';

type Reason = keyof Messages;

/** A message in English. Its variables are left open. */
const textOf = (reason: Reason) => en[reason].replaceAll(/%\{field\}/g, 'field').replaceAll(/%\{\w+\}/g, '…');

const describeReasons = (reasons: readonly Reason[]) =>
  [...new Set(reasons)].map((one) => `- ${textOf(one)}`).join('\n');

const isSessionCall = ({ by = 'administrator' }: RouteDescription) => by === 'staff' || by === 'administrator';

const bodyReasons = {
  json: {
    400: ['request.badJson', 'request.incomplete'],
    413: ['request.tooLarge'],
    415: ['request.wrongType'],
  },
  form: {
    400: ['request.badForm', 'request.incomplete'],
    413: ['request.tooLarge'],
    415: ['request.wrongType'],
  },
  ignored: { 400: ['request.incomplete'], 413: ['request.tooLarge'] },
} as const;

const fieldReasons: readonly Reason[] = [
  'field.missing',
  'field.notText',
  'field.tooLong',
  'field.unknown',
  'field.unreadable',
];

const isPicture = ({ schema }: Validator<unknown>) => schema.format === 'binary';

const pictureReasons: readonly Reason[] = [
  'image.notFile',
  'image.empty',
  'image.notImage',
  'image.damaged',
  'image.tooSlow',
  'image.tooHeavy',
  'image.tooWide',
  'image.tooManyPixels',
  'image.tooManyFrames',
];

/** The reasons that callers and headers imply, by status. */
const refusalsOfCaller = ({ by = 'administrator', ...route }: RouteDescription, hasExtensions: boolean): Refusals[] => [
  isSessionCall({ by, ...route }) ? { 401: ['session.noToken', 'session.expired'] } : {},
  by === 'app' ? { 401: ['session.noToken', 'session.wrongToken'] } : {},
  by === 'administrator' && hasExtensions ? { 403: 'session.notAllowed' } : {},
  route.key && hasExtensions ? { 422: 'request.usedKey' } : {},
  route.key === 'required' ? { 400: 'intake.badKey' } : {},
  route.hasVersion && hasExtensions ? { 412: 'request.changed' } : {},
];

const hasFields = (schema: object = {}) =>
  Object.values(schema as Record<string, Validator<unknown>>).some(({ isIgnored }) => !isIgnored);

/** The reasons that the values of a call imply, by status. */
function refusalsOfValues(method: string, { fields, form, query, data, notFound }: RouteDescription): Refusals[] {
  const body = form ? 'form' : fields ? 'json' : 'ignored';
  const sent: Validator<unknown>[] = Object.values(form ?? {});
  return [
    method === 'POST' ? bodyReasons[body] : {},
    notFound ? { 404: notFound } : {},
    [query, fields, form].some(hasFields) ? { 422: fieldReasons } : {},
    form ? { 422: 'field.repeated' } : {},
    sent.some(isPicture) ? { 422: pictureReasons } : {},
    data?.startsWith('Page<') ? { 422: 'request.badPage' } : {},
  ];
}

/** The reasons of all refusals by status, in order. */
function reasonsOf(parts: readonly Refusals[]) {
  const reasons = new Map<string, Reason[]>();
  for (const [status, given] of parts.flatMap((part) => Object.entries(part)))
    reasons.set(status, [...(reasons.get(status) ?? []), ...[given].flat()]);
  return [...reasons].toSorted(([one], [other]) => Number(one) - Number(other));
}

const headersOf: Readonly<Record<string, object>> = {
  401: { headers: { 'WWW-Authenticate': refTo('headers', 'Challenge') } },
  429: { headers: { 'Retry-After': refTo('headers', 'RetryAfter') } },
};

/** A page is refused by a page. */
const page = { content: { 'text/html': { schema: { type: 'string' } } } };

/** The refusals of a call: those that it names, and those that its description implies. */
export function refusalsOf(method: string, route: RouteDescription, hasExtensions: boolean) {
  const isPage = route.file === 'text/html';
  const given = reasonsOf([
    ...refusalsOfCaller(route, hasExtensions),
    ...refusalsOfValues(method, route),
    route.refuses ?? {},
  ]);
  const refusals = given.map(([status, reasons]) => {
    const isLogin = status === '401' && route.by === 'anyone';
    // The guard refuses a token before the route reads the change.
    const schema = refTo('schemas', route.hasAction && status !== '401' ? 'RefusedChange' : 'Refusal');
    const content = isPage ? page : json(schema);
    return [status, { description: describeReasons(reasons), ...(!isLogin && headersOf[status]), ...content }];
  });
  const failed = isPage ? { ...failure, ...page } : refTo('responses', 'Failure');
  return { ...Object.fromEntries(refusals), '5XX': failed };
}

/** The response to a failure of the server. */
export const failure = {
  description: describeReasons(['request.failed', 'request.unavailable', 'request.full']),
  headers: { 'Retry-After': { description: 'Seconds to wait, if that helps.', schema: { type: 'integer' } } },
  ...json(refTo('schemas', 'Refusal')),
};
