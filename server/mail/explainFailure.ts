import type { Translate } from '#server/language/translate.ts';
import { unconfirmedDelivery } from './outbox.ts';

type Cause =
  | 'unknownServer'
  | 'password'
  | 'encryption'
  | 'unreachable'
  | 'address'
  | 'letters'
  | 'mailbox'
  | 'refused'
  | 'busy';

/** The causes that an administrator can act on, by the stored codes. The first match counts. */
const causes: readonly (readonly [RegExp, Cause])[] = [
  [/EDNS|ENOTFOUND|EAI_AGAIN/, 'unknownServer'],
  [/EAUTH|^53[045]/, 'password'],
  [/TLS|SSL|CERT/, 'encryption'],
  [/ECONN|ESOCKET|ETIMEDOUT/, 'unreachable'],
  [/SMTPUTF8/, 'letters'],
  [/EENVELOPE|[45]\.1\.(?:[1236]|10)$/, 'address'],
  [/[45]\.2\.|^[45]52/, 'mailbox'],
  [/^5/, 'refused'],
  [/^4/, 'busy'],
];

/** A stored failure in two or three words, and in a sentence with its codes. */
export function explainFailure(codes: string | null, t: Translate) {
  if (codes === null) return { cause: null, failure: null };
  if (codes === unconfirmedDelivery) return { cause: t('mailCause.lost'), failure: t('outbox.lost') };
  const cause = causes.find(([pattern]) => pattern.test(codes))?.[1] ?? 'refused';
  return { cause: t(`mailCause.${cause}`), failure: `${t(`outbox.${cause}`)} (${codes})` };
}
