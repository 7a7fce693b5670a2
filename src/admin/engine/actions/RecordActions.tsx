import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { detailPagePath, dialogPaths } from '#admin/engine/record/dialogRoutes.ts';
import { useSupports } from '#admin/engine/record/ProductContext.ts';
import { segmentParam, segmentsOf } from '#admin/engine/record/segments.ts';
import { shortcutsOf } from '#admin/engine/schema/actionsOf.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { hasForm } from '#admin/engine/schema/fieldsOn.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { valueAt } from '#api/values.ts';
import { ActionButton } from './ActionButton.tsx';
import { useActionRequests } from './useActionRequests.tsx';
import { useOpenNext } from './useOpenNext.ts';
import { RowActionContext, useRowActions } from './useRowActions.ts';

const RecordShortcuts = lazyComponent(async () => (await import('./Shortcuts.tsx')).RecordShortcuts);

/** The segment of its list that a record belongs to, where its own value says so. */
const segmentOf = (definition: AnyResource, record: RaRecord) =>
  segmentsOf(definition).find(({ value }) => value === valueAt(record, segmentParam(definition) ?? ''));

/** What its row would offer, and the API does: the record itself is in view. */
function Buttons() {
  const supports = useSupports();
  const definition = useDefinition();
  const isDone = (name: string) =>
    name === 'edit'
      ? hasForm(definition, 'update') && supports(definition.name, 'update')
      : supports(definition.name, name);
  return useRowActions()
    .filter(({ name }) => name !== 'view' && isDone(name))
    .map((item) => <ActionButton key={item.name} {...item} />);
}

/**
 * The actions on the record around it, outside of a list, a button each. A record that is deleted is left for its list, and one
 * that is dealt with for the next.
 */
export function RecordActions({ record }: { record: RaRecord }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const definition = useDefinition();
  const toList = { pathname: dialogPaths(definition.name).list, search: state?.listSearch };
  const openNext = useOpenNext();
  const { request, dialog } = useActionRequests({
    onSuccess: ({ name }) => {
      if (name === 'delete') navigate(toList, { replace: true });
      else if (definition.actions?.[name]?.queue?.next) void openNext(record);
    },
    onUndo: () => navigate(detailPagePath(definition, record.id), { state }),
  });
  const actions = useMemo(() => ({ segment: segmentOf(definition, record), request }), [definition, record, request]);
  return (
    <RowActionContext value={actions}>
      <Buttons />
      {shortcutsOf(definition).length > 0 && <RecordShortcuts record={record} />}
      {dialog}
    </RowActionContext>
  );
}
