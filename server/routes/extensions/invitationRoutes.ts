import { Hono } from 'hono';
import { audited } from '#server/audit/audited.ts';
import { acceptInvitation, preparePassword } from '#server/auth/invitations.ts';
import { maxPasswordLength } from '#server/auth/passwords.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { ok } from '#server/http/envelope.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { readJson } from '#server/validation/readRequest.ts';
import { secret } from '#server/validation/validators.ts';

/** Sets the first password of somebody who was invited: whoever has the token need not sign in. */
export const invitationRoutes = (deps: AppDeps) =>
  new Hono<AppEnv>().post('/accept', async (c) => {
    const { token, new_password } = await readJson(c, {
      token: secret(maxPasswordLength),
      new_password: secret(maxPasswordLength, deps.passwordMinLength),
    });
    const hash = await preparePassword(deps.db, token, new_password, deps.now());
    await audited(c.var, deps, ['invitation', 'accept'], async (db, record) => {
      const administratorId = await acceptInvitation(db, token, hash, deps.now());
      await record({ row: administratorId, administratorId });
    });
    return c.json(ok(null, c.var.t('invitation.accepted')));
  });
