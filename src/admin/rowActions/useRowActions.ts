import { type RaRecord, useRecordContext } from 'ra-core';
import { createContext, use } from 'react';
import type { To } from 'react-router-dom';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { dialogPaths, useDialogLink } from '#admin/record/dialogRoutes.ts';
import { useRecordLabel } from '#admin/record/recordText.ts';
import type { Segment } from '#admin/schema/ListDefinition.ts';
import type { RowActionName } from '#admin/schema/RowAction.ts';
import { useT } from '#i18n/useT.ts';
import type { ActionRequest } from './useRowAction.ts';

type RowActionContextValue = {
  /** The segment of the list, which decides what can be done with its rows. */
  segment?: Segment;
  /** Asks for the confirmation that the action declares, then runs it. */
  request: (request: ActionRequest) => void;
};

export const RowActionContext = createContext<RowActionContextValue>({ request: () => undefined });

/** One action as a menu item or an icon: a link to follow or a function to call. */
export type RowActionItem = {
  name: RowActionName;
  label: string;
  /** Names the record, too, where the context does not show which one is meant. */
  fullLabel: string;
  link?: { to: To; state: unknown };
  onClick?: () => void;
};

/** The record of the row around a component. */
export function useRow() {
  const record = useRecordContext<RaRecord>();
  if (!record) throw new Error('useRow must be used within a row of a list');
  return record;
}

/** The actions that the definition offers for the row around a component, in the current segment. */
export function useRowActions(): RowActionItem[] {
  const t = useT();
  const record = useRow();
  const linkTo = useDialogLink();
  const recordLabel = useRecordLabel(record);
  const { name: resource, rowActions = {} } = useDefinition();
  const { segment, request } = use(RowActionContext);
  const paths = dialogPaths(resource);

  return Object.entries(rowActions).flatMap(([key, action]): RowActionItem[] => {
    if (action.when && action.when !== segment?.name) return [];
    const name = key as RowActionName;
    const item = {
      name,
      label: t(`actions.${name}`),
      fullLabel: t(`actions.${name}Row`, { name: recordLabel }),
    };
    if (action.path) return [{ ...item, link: { to: action.path, state: { [resource]: record } } }];
    if (name === 'view' || name === 'edit') return [{ ...item, link: linkTo(paths[name](record.id)) }];
    return [{ ...item, onClick: () => request({ name, record }) }];
  });
}
