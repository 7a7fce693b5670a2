import { createContext, useContext } from 'react';
import type { AnyResource, Segment } from '#admin/schema/defineResource.ts';
import type { Chosen } from './useRowAction.ts';

type ListScreen = {
  definition: AnyResource;
  segment?: Segment;
  /** Asks for a confirmation where one is declared, and does it. */
  choose: (chosen: Chosen) => void;
};

export const ListScreenContext = createContext<ListScreen | null>(null);

/** The list screen around a component. */
export function useListScreen() {
  const screen = useContext(ListScreenContext);
  if (!screen) throw new Error('There is no list screen around this');
  return screen;
}
