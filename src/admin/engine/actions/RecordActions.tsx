import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { detailPagePath, useListLink } from '#admin/engine/record/dialogRoutes.ts';
import { useSupports } from '#admin/engine/record/ProductContext.ts';
import { segmentParam, segmentsOf } from '#admin/engine/record/segments.ts';
import { shortcutsOf } from '#admin/engine/schema/actionsOf.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { hasForm } from '#admin/engine/schema/fieldsOn.ts';
import { valueAt } from '#api/values.ts';
import { ActionButton } from './ActionButton.tsx';
import { useOpenNext } from './queue.ts';
import { RecordShortcuts, type Shortcut } from './Shortcuts.tsx';
import { useActionRequests } from './useActionRequests.tsx';
import { RowActionContext, useRowActions } from './useRowActions.ts';

/** The segment of the list that a record belongs to, if the record has the field that segments filter by. */
const segmentOf = (definition: AnyResource, record: RaRecord) =>
  segmentsOf(definition).find(({ value }) => value === valueAt(record, segmentParam(definition) ?? ''));

type ButtonsProps = {
  record: RaRecord;
  /** Further shortcuts of the page. */
  shortcuts?: readonly Shortcut[];
};

/** The actions of a record's page that the API supports, a button each. `view` and those in the page's form are left out. */
export function ActionButtons({ record, shortcuts = [] }: ButtonsProps) {
  const supports = useSupports();
  const definition = useDefinition();
  const canEdit = hasForm(definition, 'update') && supports(definition.name, 'update');
  const isInline = (name: string) => definition.actions?.[name]?.dialog?.inline;
  const items = useRowActions().filter(
    ({ name }) => name !== 'view' && !isInline(name) && (name === 'edit' ? canEdit : supports(definition.name, name)),
  );
  return (
    <>
      {items.map((item) => (
        <ActionButton key={item.name} {...item} />
      ))}
      {(shortcuts.length > 0 || shortcutsOf(definition).length > 0) && (
        <RecordShortcuts record={record} ofPage={shortcuts} />
      )}
    </>
  );
}

/**
 * Runs the actions of a record's page, for `ActionButtons` and `ActionPanel` in it. After a delete the list opens, after an
 * action with `queue.next` the next record.
 */
export function RecordActions({ record, children }: { record: RaRecord; children: ReactNode }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const definition = useDefinition();
  const toList = useListLink(definition.name);
  const openNext = useOpenNext();
  const { dialog, ...actions } = useActionRequests({
    hasForm: true,
    onSuccess: ({ name }) => {
      if (name === 'delete') navigate(toList, { replace: true });
      else if (definition.actions?.[name]?.queue?.next) void openNext(record);
    },
    onUndo: () => navigate(detailPagePath(definition, record.id), { state }),
  });
  return (
    <RowActionContext value={{ segment: segmentOf(definition, record), ...actions }}>
      {children}
      {dialog}
    </RowActionContext>
  );
}
