import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { detailPagePath, listPaths } from '#admin/engine/record/dialogRoutes.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { hasForm } from '#admin/engine/schema/fieldsOn.ts';
import { supports } from '#api/Endpoint.ts';
import { expectLoggedFailure } from '#tests/support/renderAdmin.tsx';
import { type ApiServer, createApiServer } from './createApiServer.ts';
import { offline, reason } from './failures.ts';
import { openScreen, type Screen } from './openScreen.ts';
import { expectAlert, expectNoDialog, findButton, findDialog, findTitle, titleOf } from './screens.ts';
import type { IsFirst, TestedProduct } from './TestedProduct.ts';

/** A screen by its URL, and the call that it needs. */
type Read = { what: string; path: string; operation: 'list' | 'one'; isForm?: true; isDialog?: true };

/** The screens of a resource, besides its list, that load when a test opens their URL. */
function readsOf({ product }: TestedProduct, definition: AnyResource, server: ApiServer): Read[] {
  const { name, detailPage, detailDialog } = definition;
  const paths = listPaths(definition);
  const id = server.keyOf(name, 1);
  const offers = (operation: string) => supports(product.endpoints, name, operation);
  const operation = offers('one') ? 'one' : 'list';
  const reads: (Read | false | undefined)[] = [
    detailPage && { what: 'the page of one', path: detailPagePath(definition, id), operation },
    detailDialog && { what: 'the dialog that shows one', path: paths.view(id), operation, isDialog: true },
    hasForm(definition, 'update') &&
      offers('update') && { what: 'the dialog that edits one', path: paths.edit(id), operation, isForm: true },
  ];
  return reads.filter((read): read is Read => Boolean(read));
}

/** A form may leave the title of its record out. */
const findForm = () => waitFor(() => expect(screen.getByRole('dialog').querySelector('form')).not.toBeNull());

type Retried = { resource: string; operation: string; unreachable: string; button: string };

/** Tests that a refused call shows its reason, a call without network shows that, and Retry loads the data. */
export async function expectRetries(server: ApiServer, { resource, operation, unreachable, button }: Retried) {
  const retry = async () => fireEvent.click(await findButton(button));
  await expectAlert(reason);

  server.override(resource, operation, offline);
  await retry();
  await expectAlert(unreachable);

  server.restore(resource, operation);
  await retry();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expectLoggedFailure();
}

/** Opens the page and the dialog of a record from its list. The tests of writes open its form. */
export async function expectReads({ router, server }: Screen, tested: TestedProduct, definition: AnyResource) {
  for (const { path, isForm, isDialog } of readsOf(tested, definition, server)) {
    if (isForm) continue;
    await act(() => router.navigate(path));
    const title = titleOf(tested, definition, 1);
    if (isDialog) await waitFor(async () => expect(await findDialog()).toHaveTextContent(title));
    else await findTitle(title);
    await act(() => router.navigate(-1));
    await expectNoDialog();
  }
}

/** The first read of each shape shows the reason of its failure and can be retried. */
export function testReads(tested: TestedProduct, definition: AnyResource, isFirst: IsFirst) {
  const { name } = definition;
  const reads = readsOf(tested, definition, createApiServer(tested)).filter(({ what, operation }) =>
    isFirst(`${what} by ${operation}`),
  );
  if (reads.length === 0) return;

  test.each(reads.map((read) => ({ ...read, what: `${name} ${read.what}` })))(
    '$what shows why it failed, and Retry loads it again',
    async (read) => {
      const server = createApiServer(tested);
      server.override(name, read.operation, () => tested.dialect.refuse(500, reason));
      // A dialog takes its record from the list behind it, if it is there.
      if (read.operation === 'one') server.leaveOutOfLists(name);
      const { t, offline: unreachable } = await openScreen(tested, definition, read.path, server);
      const { operation } = read;
      await expectRetries(server, { resource: name, operation, unreachable, button: t('actions.retry') });
      await (read.isForm ? findForm() : findTitle(titleOf(tested, definition, 1)));
    },
  );
}
