import { expect, test } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { ticket } from '#admin/resources/ticket.ts';
import { segmentFilters, segmentsOf } from './segments.ts';

const withSegments = (segments: AnyResource['list']['segments']): AnyResource => ({
  ...ticket,
  list: { ...ticket.list, segments },
});

test('segments have the names of their values, or declared names', () => {
  const byState = withSegments({ field: 'state', of: ['upcoming', 'past'] });
  expect(segmentsOf(byState).map(({ name }) => name)).toEqual(['upcoming', 'past']);
  expect(segmentFilters(byState)).toEqual([{ state: 'upcoming' }, { state: 'past' }]);

  const byFlag = withSegments({ field: 'is_public', of: { open: true, closed: false } });
  expect(segmentsOf(byFlag).map(({ name }) => name)).toEqual(['open', 'closed']);
  expect(segmentFilters(byFlag)).toEqual([{ is_public: true }, { is_public: false }]);
});

test('related rows of every segment are filtered by the key of their parent, and a whole list is not filtered', () => {
  const archive = withSegments({ filter: 'archive', of: { kept: 0, archived: 1 } });
  expect(segmentFilters({ ...archive, parent: { path: '', filter: { group: 7 } } })).toEqual([{ group: 7 }]);
  expect(segmentFilters(archive)).toEqual([{ archive: 0 }, { archive: 1 }]);
  expect(segmentFilters(withSegments(undefined))).toEqual([{}]);
});
