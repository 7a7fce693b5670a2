import type { Context } from 'hono';
import { type Copy, streamCopy } from '#server/export/streamCopy.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';

type Subject = { call: readonly [resource: string, operation: string]; row: string | number };

/** Sends the copy of a person's data as a download. */
export function sendCopy(c: Context<AppEnv>, deps: AppDeps, copy: Copy, subject: Subject) {
  const { outgoing } = c.env ?? {};
  const cut = outgoing && (() => void outgoing.destroy());
  return c.body(streamCopy(c.var, deps, copy, { ...subject, cut }), 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${subject.call[0]}-${subject.row}.zip"`,
  });
}
