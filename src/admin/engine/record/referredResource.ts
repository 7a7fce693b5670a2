import type { ReferredResource } from '#admin/engine/fields/ReferredResource.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { recordName } from './recordText.ts';

/** What fields of other resources need to know to show a record of this one under its title, linked to where it is shown. */
export function referredResource(definition: AnyResource): ReferredResource {
  const { name, title, fields, detailPage, detailDialog } = definition;
  const isShown = detailPage !== undefined || detailDialog !== undefined;
  return {
    titleKind: fields[title]?.kind,
    titleOf: (record, reader) => recordName(definition, record, reader),
    recordPath: detailPage?.path ? `${detailPage.path}/{id}` : isShown ? `/${name}/{id}/show` : undefined,
  };
}
