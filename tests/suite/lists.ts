import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listPaths } from '#admin/engine/record/dialogRoutes.ts';
import { segmentsOf } from '#admin/engine/record/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { fieldsOn } from '#admin/engine/schema/fieldsOn.ts';
import { endpointOf, sortsBy, supports } from '#api/Endpoint.ts';
import { valueAt } from '#api/values.ts';
import { deferred } from '#tests/support/deferred.ts';
import { expectAccessibleDom } from '#tests/support/expectAccessibleDom.ts';
import { createApiServer } from './createApiServer.ts';
import { exampleRow } from './exampleRow.ts';
import { reason } from './failures.ts';
import { openScreen, type Screen } from './openScreen.ts';
import { expectRetries } from './reads.ts';
import { expectNoTitle, findTitle, savedText, titleOf } from './screens.ts';
import type { TestedProduct } from './TestedProduct.ts';

type Text = Screen['text'];

/** The key of a missing text. `npm run tables` finds texts that other languages lack. */
const rawKey = /\b(?:admin|resources|ra|lists)\.\w+\.\w+/;

/** More than any dialect of an API puts onto a page. */
const severalPages = 12;

/** The pictures of people, of whom each row has an example. */
const pictureCount = () => document.querySelectorAll('.MuiAvatar-root img[src$=".png"]').length;

const skeletons = () => document.querySelectorAll('[data-skeleton-row]').length;

/** A list waits, fails, shows its rows page by page and in segments, is saved and searched, and says that it is empty. */
export function testLists(tested: TestedProduct, definition: AnyResource) {
  const { name, list } = definition;
  const { list: path } = listPaths(definition);
  const title = (n: number) => titleOf(tested, definition, n);
  const isCalled = supports(tested.product.endpoints, name, 'list'); // else its rows are a sample, which does not fail
  const endpoint = endpointOf(tested.product.endpoints, name, 'list');
  const isPaged = endpoint?.paged === true;

  /** Tests that the saved file contains the rows. */
  const expectSaved = async (text: Text) => {
    const button = screen.getByRole('button', { name: text.sentence('list.export', { smart_count: 2 }) });
    const saved = await savedText(() => void fireEvent.click(button));

    const [heading = '', ...rows] = saved.split('\r\n');
    expect(heading.split(',').length).toBeGreaterThan(1);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain(title(2));
  };

  /** The search finds a row, or says that there is no match. */
  const expectSearch = async (text: Text) => {
    const search = screen.getByRole('searchbox', { name: text.sentence('list.search') });

    fireEvent.change(search, { target: { value: title(2) } });
    await expectNoTitle(title(1));
    await findTitle(title(2));
    fireEvent.change(search, { target: { value: 'no such thing' } });
    expect(await screen.findByText(text.sentence('list.noMatches'))).toBeVisible();
  };

  test(`${name}: the list waits, says why it failed, and shows its rows to everyone`, async () => {
    const server = createApiServer(tested);
    const { promise: slow, resolve: arrive } = deferred();
    server.override(name, 'list', async () => {
      await slow;
      return isCalled ? tested.dialect.refuse(500, reason) : undefined;
    });
    const { text, offline: unreachable } = await openScreen(tested, definition, path, server);
    await waitFor(() => expect(skeletons()).toBe(list.skeletonRows));

    arrive();
    if (isCalled)
      await expectRetries(server, {
        resource: name,
        operation: 'list',
        unreachable,
        button: text.sentence('list.retry'),
      });
    await findTitle(title(1));
    expect(skeletons()).toBe(0);
    expect(pictureCount()).toBe(2 * fieldsOn(definition, 'list').filter((field) => 'picture' in field).length);
    for (const { below } of fieldsOn(definition, 'list'))
      if (below)
        expect(document.body).toHaveTextContent(String(valueAt(exampleRow(tested, definition, 1), String(below))));
    await expectAccessibleDom(document.body);
    expect(document.body.textContent).not.toMatch(rawKey);
    if (list.export) await expectSaved(text);
    if (list.search) await expectSearch(text);
  });

  if (isPaged || list.pageSize)
    test(`${name}: the next page is one press away`, async () => {
      const server = createApiServer(tested, { [name]: severalPages });
      const { t } = await openScreen(tested, definition, path, server);
      await findTitle(title(1));

      fireEvent.click(await screen.findByRole('button', { name: t('list.next') }));
      await expectNoTitle(title(1));
      const requests = server.receivedBy(name, 'list').map(({ query, body }) => JSON.stringify([[...query], body]));
      if (isPaged) expect(requests.at(-1)).not.toBe(requests[0]);
    });

  const columns = fieldsOn(definition, 'list').map(({ source }) => source);
  const sorted = (list.sort ?? []).filter((field) => sortsBy(endpoint, field) && columns.includes(field));
  if (sorted.length > 0)
    test(`${name}: each heading asks the API for an order in both directions`, async () => {
      const server = createApiServer(tested);
      const { text } = await openScreen(tested, definition, path, server);
      const requests = () =>
        server.receivedBy(name, 'list').map(({ query, body }) => JSON.stringify([[...query], body]));
      await findTitle(title(1));
      const before = Math.max(segmentsOf(definition).length, 1);
      for (const [index, field] of sorted.flatMap((each) => [each, each]).entries()) {
        fireEvent.click(await screen.findByRole('button', { name: text.label(field) }));
        await waitFor(() => expect(new Set(requests()).size).toBe(before + index + 1));
      }
    });

  test(`${name}: an empty list shows its text in every segment`, async () => {
    const server = createApiServer(tested, { [name]: 0 });
    const { text } = await openScreen(tested, definition, path, server);
    const segments = segmentsOf(definition);

    for (const segment of segments.length > 0 ? segments : [undefined]) {
      if (segment)
        fireEvent.click(
          await screen.findByRole('tab', { name: text.segment(segment.name, definition.list.segments?.field, 0) }),
        );
      expect(await screen.findByText(text.empty(segment?.name))).toBeVisible();
    }
    const requests = server
      .receivedBy(name, 'list')
      .map(({ path, query, body }) => JSON.stringify([path, [...query], body]));
    if (segments.length > 1) expect(new Set(requests).size).toBe(segments.length);
  });
}
