import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { preLaunch } from '#admin/resources/preLaunch.ts';
import { useListState } from './listQuery.ts';

test('a search keeps the filter of an extension in the URL, before and after the extension is announced', () => {
  const { result, rerender } = renderHook(
    (definition) => ({ list: useListState(definition), query: useLocation().search }),
    {
      initialProps: preLaunch,
      wrapper: (props) => <MemoryRouter {...props} initialEntries={['/preLaunch?filter.state=confirmed']} />,
    },
  );
  act(() => result.current.list.setSearchAndFilters({ search: 'ad' }));
  expect(result.current.query).toBe('?filter.state=confirmed&search=ad');

  rerender({ ...preLaunch, list: { ...preLaunch.list, filters: ['state'] } });
  expect(result.current.list).toMatchObject({ search: 'ad', filters: { state: 'confirmed' } });
  act(() => result.current.list.setSearchAndFilters({ search: 'ada' }));
  expect(result.current.query).toBe('?filter.state=confirmed&search=ada');
  act(() => result.current.list.setSearchAndFilters({ filters: {} }));
  expect(result.current.query).toBe('?search=ada');
});

test('Back leaves a page that was chosen twice', () => {
  const { result } = renderHook(
    () => ({ list: useListState(preLaunch), query: useLocation().search, navigate: useNavigate() }),
    { wrapper: (props) => <MemoryRouter {...props} initialEntries={['/preLaunch']} /> },
  );
  act(() => result.current.list.setPage(2));
  act(() => result.current.list.setPage(2));
  expect(result.current.query).toBe('?page=2');

  act(() => void result.current.navigate(-1));
  expect(result.current.query).toBe('');
});
