import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { textValue } from '#admin/engine/fields/text/text.tsx';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { detailPagePath } from '#admin/engine/record/dialogRoutes.ts';
import { FieldList } from '#admin/engine/record/FieldList.tsx';
import { useDetailGroups } from '#admin/engine/record/FieldSections.tsx';
import { useProduct } from '#admin/engine/record/ProductContext.ts';
import { useRecordName } from '#admin/engine/record/recordText.ts';
import { useSectionLabel } from '#admin/engine/record/useFieldLabel.ts';
import type { DetailPage, DetailTab } from '#admin/engine/schema/defineDetailPage.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import type { AnyRow } from '#admin/engine/schema/Path.ts';
import { createResourceText } from '#i18n/resourceText.ts';
import { Gallery } from './Gallery.tsx';
import { RelatedRows } from './RelatedRows.tsx';

/** One part of a page. That of rows has an address of its own, so that their dialogs have one, too. */
export type ShownTab = { name: string; label: string; isRelated?: true; content: ReactNode };

type DeclaredTabProps = { page: DetailPage; tab: DetailTab<AnyRow>; record: RaRecord };

function DeclaredTab({ page, tab, record }: DeclaredTabProps) {
  const nameOf = useRecordName();
  if ('pictures' in tab) {
    const paths = tab.pictures.map((source) => textValue(record, { source })).filter(Boolean);
    return <Gallery paths={paths} name={nameOf(record)} sensitive={page.sensitive} />;
  }
  return <FieldList fields={withSources(tab.fields)} isWide />;
}

/** The tabs that the page declares; without any, a tab a section of the resource. */
function useFieldTabs(page: DetailPage, record: RaRecord): { lead?: ReactNode; tabs: ShownTab[] } {
  const labelOf = useSectionLabel();
  const groups = useDetailGroups(record);
  if (page.tabs) {
    const declared = page.tabs.filter((tab) => typeof tab === 'object');
    const tabs = declared.map((tab) => ({
      name: tab.name,
      label: labelOf(tab.name),
      content: <DeclaredTab page={page} tab={tab} record={record} />,
    }));
    return { tabs };
  }
  const loose = groups.find(({ name }) => !name);
  return {
    lead: loose && <FieldList fields={loose.fields} isWide />,
    tabs: groups.flatMap(({ name, fields }) =>
      name ? [{ name, label: labelOf(name), content: <FieldList fields={fields} isWide /> }] : [],
    ),
  };
}

/** What the page of a record shows: what belongs to no section and, in tabs, sections, pictures and the lists of related rows. */
export function useDetailTabs(page: DetailPage, record: RaRecord) {
  const translate = useTranslate();
  const definition = useDefinition();
  const { resources } = useProduct();
  const { lead, tabs } = useFieldTabs(page, record);

  const related = Object.entries(page.related ?? {}).flatMap(([name, list]): ShownTab[] => {
    const listed = resources.find((resource) => resource.name === name);
    if (!listed || !list) return [];
    const pagePath = detailPagePath(definition, record.id);
    const content = (
      <RelatedRows key={name} definition={listed} target={list.target} record={record} pagePath={pagePath} />
    );
    return [{ name, label: createResourceText(translate, name).title(), isRelated: true, content }];
  });
  const order = page.tabs?.map((tab) => (typeof tab === 'object' ? tab.name : tab)) ?? [];
  const indexOf = ({ name }: ShownTab) => (order.includes(name) ? order.indexOf(name) : order.length);
  return { lead, tabs: [...tabs, ...related].toSorted((one, other) => indexOf(one) - indexOf(other)) };
}
