import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { detailPagePath, listPaths } from '#admin/engine/context/dialogRoutes.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { Screen } from './openScreen.ts';
import { expectNoDialog, findDialog, findTitle, nameOf, titleOf } from './screens.ts';
import type { TestedProduct } from './TestedProduct.ts';

/** Opens the page and the dialog of a record from its list. The tests of writes open its form. */
export async function expectReads({ router, server, text }: Screen, tested: TestedProduct, definition: AnyResource) {
  const title = titleOf(tested, definition, 1, text);
  const id = server.keyOf(definition.name, 1);
  const reads = [
    definition.detailPage && {
      path: detailPagePath(definition, id),
      find: () => findTitle(nameOf(tested, definition, 1, text)),
    },
    definition.detailDialog && {
      path: listPaths(definition).view(id),
      find: () => waitFor(async () => expect(await findDialog()).toHaveTextContent(title)),
    },
  ];
  for (const read of reads) {
    if (!read) continue;
    await act(() => router.navigate(read.path));
    await read.find();
    await act(() => router.navigate(-1));
    await expectNoDialog();
  }
}
