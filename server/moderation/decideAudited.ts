import { audited, type Caller } from '#server/audit/audited.ts';
import type { Database } from '#server/db/Database.ts';
import type { Remover } from '#server/erasure/createRemover.ts';
import type { Role } from '#server/http/AppEnv.ts';
import { HttpError, refuseField } from '#server/http/HttpError.ts';
import { oneOf, optional, text } from '#server/validation/validators.ts';
import { decide, measures } from './decide.ts';
import { guidelines } from './guidelines.ts';

/** A measure, and the section of the guidelines that is its reason. */
export const measureSchema = { measure: oneOf(...measures), section: optional(oneOf(...guidelines)) };

export const decisionSchema = { ...measureSchema, note: optional(text(2_000)) };

type Sent = { [Field in keyof typeof decisionSchema]: ReturnType<(typeof decisionSchema)[Field]> };

type Decision = Pick<Parameters<typeof decide>[1], 'measure' | 'section' | 'note'>;

/** Only an administrator removes people. A moderator may call the same path, so it is checked here, too. */
export function refuseRemovalBy(role: Role, measure: Decision['measure']) {
  if (measure === 'remove' && role !== 'admin') throw new HttpError(403, 'session.notAllowed');
}

/** The decision that was sent. Every measure but `dismiss` needs a section of the guidelines as its reason. */
export function toDecision({ measure, section, note }: Sent, role: Role): Decision {
  if (measure !== 'dismiss' && !section) throw refuseField('section', 'field.missing');
  refuseRemovalBy(role, measure);
  return { measure, section: section || null, note: note || null };
}

type Subject = Decision & { id: number; row: string | number };
type Deps = { db: Database; now: () => number; remover: Pick<Remover, 'run'> };

/** Decides a case and records it in one transaction. Returns the notice. */
export async function decideAudited(
  caller: Caller & { administratorId: number },
  deps: Deps,
  call: readonly [string, string],
  subjectOf: (transaction: Database) => Promise<Subject>,
) {
  const decided = await audited(caller, deps, call, async (db, record) => {
    const { row, ...decision } = await subjectOf(db);
    const notice = await decide(db, { ...decision, administratorId: caller.administratorId, now: deps.now() });
    await record({ row, after: { measure: decision.measure, section: decision.section } });
    return { notice, isErasure: decision.measure === 'remove' };
  });
  if (decided.isErasure) await deps.remover.run();
  return decided.notice;
}
