import { type RaRecord, useRecordContext } from 'ra-core';
import { Suspense } from 'react';
import { useSupports } from '#admin/product/ProductContext.ts';
import { actionsOf } from '#admin/record/actionsOf.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { segmentParam, segmentsOf } from '#admin/record/segments.ts';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { valueAt } from '#api/values.ts';
import { ActionButton } from './ActionButton.tsx';
import { useActionRequests } from './useActionRequests.tsx';
import { isOffered } from './useRowActions.ts';

/** What has its dialog over the list, or ends there. */
const ofList = ['view', 'edit', 'delete'];

/** The segment of its list that a record belongs to, where its own value says so. */
const segmentOf = (definition: AnyResource, record: RaRecord) =>
  segmentsOf(definition).find(({ value }) => value === valueAt(record, segmentParam(definition) ?? ''));

/** The resource's own actions on the record around it, outside of a list: a button for each that the API can do with it now. */
export function RecordActions() {
  const supports = useSupports();
  const definition = useDefinition();
  const record = useRecordContext<RaRecord>();
  const { request, dialog } = useActionRequests();
  if (!record) return null;
  return (
    <>
      {actionsOf(definition, 'row')
        .filter(([name]) => !ofList.includes(name) && supports(definition.name, name))
        .filter(([, action]) => isOffered(action, record, segmentOf(definition, record)))
        .map(([name]) => (
          <ActionButton key={name} name={name} onClick={() => request({ name, record })} />
        ))}
      <Suspense>{dialog}</Suspense>
    </>
  );
}
