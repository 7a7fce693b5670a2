import { createContext, useContext } from 'react';
import type { Segment } from '#admin/schema/defineResource.ts';
import type { ActionRequest } from './useRowAction.ts';

type RowActions = {
  /** The segment of the list, which decides what can be done with its rows. */
  segment?: Segment;
  /** Asks for the confirmation that the action declares, then runs it. */
  request: (request: ActionRequest) => void;
};

export const RowActionContext = createContext<RowActions>({ request: () => undefined });

export const useRowActionContext = () => useContext(RowActionContext);
