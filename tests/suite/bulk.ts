import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { endpointOf } from '#api/Endpoint.ts';
import { createApiServer } from './createApiServer.ts';
import { openScreen } from './openScreen.ts';
import { expectNoDialog, findButton, findDialog, findTitle, titleOf } from './screens.ts';
import type { TestedProduct } from './TestedProduct.ts';
import { type Write, writesOf } from './writesOf.ts';

/** Each bulk action without required values makes one call for all rows if the API has it, else one for each row, and closes its dialog. */
export function testBulk(tested: TestedProduct, definition: AnyResource) {
  const { name, list, actions = {} } = definition;
  const needsNothing = ({ operation }: Write) =>
    Object.values(actions[operation]?.dialog?.ask ?? {}).every((field) => !field?.rules);
  const writes = writesOf(tested, definition).filter(({ operation }) => list.bulk?.includes(operation));

  test.each(writes.filter(needsNothing))('$what is called for all selected rows', async ({ operation, path, row }) => {
    const server = createApiServer(tested);
    for (const n of [1, 2]) server.change(name, row ?? {}, n);
    const { t, text } = await openScreen(tested, definition, path, server);
    await findTitle(titleOf(tested, definition, 1));
    fireEvent.click(await screen.findByLabelText(t('ra.action.select_all')));
    const bar = await screen.findByRole('group', { name: t('bulk.bar') });
    fireEvent.click(await findButton(text.action(operation), bar));
    fireEvent.click(await findButton(text.action(operation), await findDialog()));

    const hasMany = endpointOf(tested.product.endpoints, name, `${operation}Many`) !== undefined;
    const called = hasMany ? `${operation}Many` : operation;
    await waitFor(() => expect(server.receivedBy(name, called)).toHaveLength(hasMany ? 1 : 2));
    const ids = [server.keyOf(name, 1), server.keyOf(name, 2)];
    if (hasMany) expect(server.receivedBy(name, called)[0]?.body.ids).toEqual(ids);
    await expectNoDialog();
  });
}
