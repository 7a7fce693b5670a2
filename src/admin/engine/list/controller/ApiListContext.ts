import { createContext, use } from 'react';
import type { ApiList } from './useApiListController.ts';

export const ApiListContext = createContext<ApiList | null>(null);

/** What is known of the list around a component beyond react-admin's list context. */
export function useApiList() {
  const list = use(ApiListContext);
  if (!list) throw new Error('useApiList must be used within a list');
  return list;
}
