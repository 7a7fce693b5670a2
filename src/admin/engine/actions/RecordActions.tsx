import type { RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { detailPagePath, useListLink } from '#admin/engine/record/dialogRoutes.ts';
import { useSupports } from '#admin/engine/record/ProductContext.ts';
import { segmentParam, segmentsOf } from '#admin/engine/record/segments.ts';
import { shortcutsOf } from '#admin/engine/schema/actionsOf.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { hasForm } from '#admin/engine/schema/fieldsOn.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { valueAt } from '#api/values.ts';
import { ActionButton } from './ActionButton.tsx';
import { useOpenNext } from './queue.ts';
import { useActionRequests } from './useActionRequests.tsx';
import { RowActionContext, useRowActions } from './useRowActions.ts';

const RecordShortcuts = lazyComponent(async () => (await import('./Shortcuts.tsx')).RecordShortcuts);

/** The segment of the list that a record belongs to, if the record has the field that segments filter by. */
const segmentOf = (definition: AnyResource, record: RaRecord) =>
  segmentsOf(definition).find(({ value }) => value === valueAt(record, segmentParam(definition) ?? ''));

/** The actions of a row that the API supports. `view` is left out, because the record is on screen. */
function Buttons() {
  const supports = useSupports();
  const definition = useDefinition();
  const canEdit = hasForm(definition, 'update') && supports(definition.name, 'update');
  return useRowActions()
    .filter(({ name }) => name !== 'view' && (name === 'edit' ? canEdit : supports(definition.name, name)))
    .map((item) => <ActionButton key={item.name} {...item} />);
}

/** The actions of a record's page, a button each. After a delete the list opens, after an action with `queue.next` the next record. */
export function RecordActions({ record }: { record: RaRecord }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const definition = useDefinition();
  const toList = useListLink(definition.name);
  const openNext = useOpenNext();
  const { startAction, dialog } = useActionRequests({
    onSuccess: ({ name }) => {
      if (name === 'delete') navigate(toList, { replace: true });
      else if (definition.actions?.[name]?.queue?.next) void openNext(record);
    },
    onUndo: () => navigate(detailPagePath(definition, record.id), { state }),
  });
  return (
    <RowActionContext value={{ segment: segmentOf(definition, record), startAction }}>
      <Buttons />
      {shortcutsOf(definition).length > 0 && <RecordShortcuts record={record} />}
      {dialog}
    </RowActionContext>
  );
}
