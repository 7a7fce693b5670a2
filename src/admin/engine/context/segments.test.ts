import { expect, test } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { ticket } from '#admin/resources/ticket.ts';
import { segmentFilters } from './segments.ts';

const withSegments = (segments: AnyResource['list']['segments']): AnyResource => ({
  ...ticket,
  list: { ...ticket.list, segments },
});

test('related rows of every segment are filtered by the key of their parent, and a whole list is not filtered', () => {
  const archive = withSegments({ filter: 'archive', of: { kept: 0, archived: true } });
  expect(segmentFilters({ ...archive, parent: { path: '', filter: { group: 7 } } })).toEqual([{ group: 7 }]);
  expect(segmentFilters(archive)).toEqual([{ archive: 0 }, { archive: true }]);
  expect(segmentFilters(withSegments(undefined))).toEqual([{}]);
});
