import type { ReferredResource } from '#admin/fields/reference/ReferredResource.ts';
import type { AnyResource } from '#admin/schema/defineResource.ts';

/** What fields of other resources need to know to show a record of this one under its title, linked to where it is shown. */
export function referredResource({ name, title, fields, detailPage, detailDialog }: AnyResource): ReferredResource {
  const titleKind = fields[title]?.kind;
  if (detailPage?.path) return { titleKind, recordPath: `${detailPage.path}/{id}` };
  return detailPage || detailDialog ? { titleKind, recordPath: `/${name}/{id}/show` } : { titleKind };
}
