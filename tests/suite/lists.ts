import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listPaths } from '#admin/engine/context/dialogRoutes.ts';
import { segmentsOf } from '#admin/engine/context/segments.ts';
import { plainFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { fieldText } from '#admin/engine/fields/recordText.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { fieldsOn } from '#admin/engine/schema/fieldsOn.ts';
import { endpointOf, sortsBy, supports } from '#api/Endpoint.ts';
import { valueAt } from '#api/values.ts';
import { deferred } from '#tests/support/deferred.ts';
import { expectAccessibleDom } from '#tests/support/expectAccessibleDom.ts';
import { returnToTab } from '#tests/support/renderAdmin.tsx';
import { type ApiServer, createApiServer } from './createApiServer.ts';
import { exampleRow } from './exampleRow.ts';
import { openScreen, type Screen } from './openScreen.ts';
import { expectReads } from './reads.ts';
import { expectNoTitle, findButton, findTitle, savedText, titleOf } from './screens.ts';
import type { TestedProduct } from './TestedProduct.ts';

type Text = Screen['text'];

/** The key of a missing text. `npm run tables` finds texts that other languages lack. */
const rawKey = /\b(?:admin|resources|ra|lists)\.\w+\.\w+/;

/** More than any dialect of an API puts onto a page. */
const severalPages = 12;

/** The pictures of people, of whom each row has an example. */
const pictureCount = () => document.querySelectorAll('[aria-hidden] > img[src$=".png"]').length;

const skeletons = () => document.querySelectorAll('[data-skeleton-row]').length;

const requestsTo = (server: ApiServer, name: string) =>
  server.receivedBy(name, 'list').map(({ path, query, body }) => JSON.stringify([path, [...query], body]));

const getMain = () => document.querySelector('main') ?? document.body;

/**
 * A list waits, shows its rows in segments, opens one, is ordered, saved and searched, and says that it is empty. The first
 * of each way of paging has a next page.
 */
export function testLists(tested: TestedProduct, definition: AnyResource, isFirst: (paging: string) => boolean) {
  const { name, list } = definition;
  const { list: path } = listPaths(definition);
  const title = (text: Text, n: number) => titleOf(tested, definition, n, text);
  const isCalled = supports(tested.product.endpoints, name, 'list'); // else its rows are a sample, which does not fail
  const endpoint = endpointOf(tested.product.endpoints, name, 'list');
  const isPaged = endpoint?.paged === true;

  /** Tests that the saved file contains the rows. */
  const expectSaved = async (text: Text) => {
    const button = await findButton(text.sentence('list.export'));
    const saved = await savedText(() => void fireEvent.click(button));

    const [heading = '', ...rows] = saved.split('\r\n');
    expect(heading.split(',').length).toBeGreaterThan(1);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain(title(text, 2));
  };

  /** The search finds a row, or says that there is no match. */
  const expectSearch = async (text: Text) => {
    const search = screen.getByRole('searchbox', { name: text.sentence('list.search') });

    fireEvent.change(search, { target: { value: title(text, 2) } });
    await expectNoTitle(title(text, 1));
    await findTitle(title(text, 2));
    fireEvent.change(search, { target: { value: 'no such thing' } });
    expect(await screen.findByText(text.sentence('list.noMatches'))).toBeVisible();
    fireEvent.change(search, { target: { value: '' } });
    await findTitle(title(text, 1));
  };

  const segments = segmentsOf(definition);
  const columns = fieldsOn(definition, 'list').map(({ source }) => source);
  const sorted = (list.sort ?? []).filter((field) => sortsBy(endpoint, field) && columns.includes(field));

  /** Tests that each heading asks the API for an order in both directions, but for the one that the rows have. */
  const expectOrders = async (text: Text, countRequests: () => number) => {
    const before = countRequests();
    const clicks = sorted.flatMap((field) => (list.order?.[field] === 'ASC' ? [field] : [field, field]));
    for (const [index, field] of clicks.entries()) {
      fireEvent.click(await findButton(text.label(field)));
      await waitFor(() => expect(countRequests()).toBe(before + index + 1));
    }
  };

  /** Tests that the list shows its text in every segment once it has no rows. */
  const expectEmpty = async (text: Text) => {
    returnToTab();
    expect(await screen.findByText(text.empty(segments[0]?.name))).toBeVisible();
    for (const { name: segment } of segments.slice(1)) {
      const label = text.segment(segment, list.segments?.field, 0);
      fireEvent.click(await screen.findByText(label, { selector: '[role=tab]' }));
      expect(await screen.findByText(text.empty(segment))).toBeVisible();
    }
  };

  test(`${name}: the list waits, shows its rows and opens one, is ordered, saved, searched and empty`, async () => {
    const server = createApiServer(tested);
    const { promise: slow, resolve: arrive } = deferred<undefined>();
    server.override(name, 'list', () => slow);
    const opened = await openScreen(tested, definition, path, server);
    const { text, i18nProvider } = opened;
    await waitFor(() => expect(skeletons()).toBe(list.skeletonRows));

    arrive(undefined);
    await findTitle(title(text, 1));
    expect(skeletons()).toBe(0);
    expect(pictureCount()).toBe(2 * fieldsOn(definition, 'list').filter((field) => 'picture' in field).length);
    const row = exampleRow(tested, definition, 1);
    const seconds = fieldsOn(definition, 'list').flatMap((field) => field.below ?? []);
    for (const below of seconds.filter((source) => valueAt(row, source))) {
      const format = { ...plainFormatContext, resource: definition.name, translate: i18nProvider.translate };
      expect(document.body).toHaveTextContent(fieldText(definition, row, below, format));
    }
    await expectAccessibleDom(getMain());
    expect(document.body.textContent).not.toMatch(rawKey);
    const countRequests = () => new Set(requestsTo(server, name)).size;
    if (isCalled) await waitFor(() => expect(countRequests()).toBe(Math.max(segments.length, 1)));
    await expectReads(opened, tested, definition);
    await expectOrders(text, countRequests);
    if (list.export) await expectSaved(text);
    if (list.search) await expectSearch(text);
    server.leaveOutOfLists(name);
    await expectEmpty(text);
  });

  const isInPages = isPaged || list.pageSize !== undefined;
  if (isInPages && isFirst(`pages of ${isPaged} ${JSON.stringify(endpoint?.conventions)}`))
    test(`${name}: the next page is one press away`, async () => {
      const server = createApiServer(tested, { [name]: severalPages });
      const { t, text } = await openScreen(tested, definition, path, server);
      await findTitle(title(text, 1));

      fireEvent.click(await findButton(t('list.next')));
      await expectNoTitle(title(text, 1));
      const requests = requestsTo(server, name);
      if (isPaged) expect(requests.at(-1)).not.toBe(requests[0]);
    });
}
