import type { Context } from 'hono';
import { audited } from '#server/audit/audited.ts';
import type { Database } from '#server/db/Database.ts';
import type { AppDeps, AppEnv } from '#server/http/AppEnv.ts';
import { HttpError, refuseField } from '#server/http/HttpError.ts';
import { readJson } from '#server/validation/readJson.ts';
import { oneOf, optional, text } from '#server/validation/validators.ts';
import { decide, measures } from './decide.ts';
import { guidelines } from './guidelines.ts';

/** What is done about somebody, and why. */
export const measureSchema = { measure: oneOf(...measures), section: optional(oneOf(...guidelines)) };

const schema = { ...measureSchema, note: optional(text(2_000)) };

type Decision = Pick<Parameters<typeof decide>[1], 'measure' | 'section' | 'note'>;

/** Whoever may remove people is said once more here: the path is a moderator's, too. */
export function refuseRemovalBy(role: AppEnv['Variables']['role'], measure: Decision['measure']) {
  if (measure === 'remove' && role !== 'admin') throw new HttpError(403, 'session.notAllowed');
}

/** What is decided, as it was sent. Whatever is done about somebody has a section of the guidelines as its reason. */
export async function readDecision(c: Context<AppEnv>): Promise<Decision> {
  const { measure, section, note } = await readJson(c, schema);
  if (measure !== 'dismiss' && !section) throw refuseField('section', 'field.missing');
  refuseRemovalBy(c.var.role, measure);
  return { measure, section: section || null, note: note || null };
}

type Subject = Decision & { id: number; row: string | number };

/** Decides a case and records it in one transaction. Returns the notice. */
export async function decideAudited(
  c: Context<AppEnv>,
  deps: AppDeps,
  call: readonly [string, string],
  subjectOf: (transaction: Database) => Promise<Subject>,
) {
  const decided = await audited(c, deps, call, async (db, record) => {
    const { row, ...decision } = await subjectOf(db);
    const notice = await decide(db, { ...decision, administratorId: c.var.administratorId, now: deps.now() });
    await record({ row, after: { measure: decision.measure, section: decision.section } });
    return { notice, isErasure: decision.measure === 'remove' };
  });
  if (decided.isErasure) await deps.remover.run();
  return decided.notice;
}
