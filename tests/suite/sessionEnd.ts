import { fireEvent, within } from '@testing-library/react';
import { test } from 'vitest';
import { listPaths } from '#admin/engine/record/dialogRoutes.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { createApiServer } from './createApiServer.ts';
import { expectEndOfSession, reason } from './failures.ts';
import { openScreen } from './openScreen.ts';
import { leave, openWrite, typeAll } from './openWrite.ts';
import type { TestedProduct } from './TestedProduct.ts';
import { writesOf } from './writesOf.ts';

/** A session that is over leads to the login page, whether something is read or done. */
export function testSessionEnd(tested: TestedProduct, definition: AnyResource) {
  const { name } = definition;

  test(`${name}: the session ends while it is read`, async () => {
    const server = createApiServer(tested);
    server.override(name, 'list', () => tested.dialect.refuse(401, reason));
    const { list } = listPaths(definition);
    const { replace } = await openScreen(tested, definition, list, { server });

    await expectEndOfSession(replace, list);
  });

  test(`${name}: the session ends while something is done`, async () => {
    const [write] = writesOf(tested, definition);
    if (!write) throw new Error(`Nothing is done in ${name}`);
    const { at, server, open } = await openWrite(tested, definition, write);
    const form = await open();
    server.override(write.resource, write.operation, () => tested.dialect.refuse(401, reason));
    if (form) {
      await typeAll(write, form, at);
      fireEvent.click(within(form).getByRole('button', { name: write.button(at) }));
      if (write.isDelayed) await leave(at);
    }
    await expectEndOfSession(at.replace, write.path);
  });
}
