import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { textAt } from '#admin/engine/fields/text/text.tsx';
import { ListScreen } from '#admin/engine/list/ListScreen.tsx';
import { useDefinition, useSectionLabel } from '#admin/engine/record/DefinitionContext.ts';
import { detailPagePath } from '#admin/engine/record/dialogRoutes.ts';
import { FieldList, useDetailSections } from '#admin/engine/record/FieldSections.tsx';
import { useProduct } from '#admin/engine/record/ProductContext.ts';
import { useRecordName } from '#admin/engine/record/recordText.ts';
import type { DetailPage, DetailTab } from '#admin/engine/schema/defineDetailPage.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import type { AnyRow } from '#admin/engine/schema/Path.ts';
import { valueAt } from '#api/values.ts';
import { createResourceText } from '#i18n/resourceText.ts';
import { Gallery } from './Gallery.tsx';

type Props = { definition: AnyResource; target: string; value: unknown; pagePath: string };

/** Loads the rows again after a change of the parent record, and the parent again after a change of the rows. */
function useRefreshTogether(rows: string, parent: string) {
  const queryClient = useQueryClient();

  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        const changed = event.mutation.options.mutationKey?.[0];
        if (changed === rows || changed === parent)
          void queryClient.invalidateQueries({ queryKey: [changed === rows ? parent : rows] });
      }),
    [rows, parent, queryClient],
  );
}

/**
 * The list of another resource whose rows belong to a record. All of its calls get the record's value under the name of
 * `target`.
 */
function RelatedRows({ definition, target, value, pagePath }: Props) {
  const location = useLocation();
  useRefreshTogether(definition.name, useDefinition().name);
  const path = `${pagePath}/${definition.name}`;
  const related = useMemo(
    () => ({ ...definition, parent: { path, filter: { [target]: value } } }),
    [definition, path, target, value],
  );
  const list = (
    <ResourceContextProvider value={definition.name}>
      {/* Hides the page's record from rows that are still loading. */}
      <RecordContextProvider value={undefined}>
        <ListScreen definition={related} />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
  return (
    <Routes>
      <Route path={`${definition.name}/*`} element={list} />
      <Route path="*" element={<Navigate to={{ ...location, pathname: path }} state={location.state} replace />} />
    </Routes>
  );
}

/** A tab with related rows has its own path, so that the dialogs of the rows have one, too. */
export type ShownTab = { name: string; label: string; isRelated?: true; content: ReactNode };

/** The declared tabs, or by default one for each section. */
function useFieldTabs(page: DetailPage, record: RaRecord): { lead?: ReactNode; tabs: ShownTab[] } {
  const labelOf = useSectionLabel();
  const nameOf = useRecordName();
  const { lead, sections } = useDetailSections(record);
  const toTab = (name: string, content: ReactNode) => ({ name, label: labelOf(name), content });
  if (!page.tabs) {
    return {
      lead: lead.length > 0 && <FieldList fields={lead} isWide />,
      tabs: sections.map(({ name, fields }) => toTab(name, <FieldList fields={fields} isWide />)),
    };
  }
  const declared = page.tabs.filter((tab) => typeof tab === 'object');
  const contentOf = (tab: DetailTab<AnyRow>) => {
    if ('fields' in tab) return <FieldList fields={withSources(tab.fields)} isWide />;
    const paths = tab.pictures.map((source) => textAt(record, { source })).filter(Boolean);
    return <Gallery paths={paths} name={nameOf(record)} sensitive={page.sensitive} />;
  };
  return { tabs: declared.map((tab) => toTab(tab.name, contentOf(tab))) };
}

/** The fields before the tabs, and the tabs: sections, pictures and related rows. */
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
      <RelatedRows
        key={name}
        definition={listed}
        target={list.target}
        value={valueAt(record, list.source ?? 'id')}
        pagePath={pagePath}
      />
    );
    return [{ name, label: createResourceText(translate, name).title(), isRelated: true, content }];
  });
  const order = page.tabs?.map((tab) => (typeof tab === 'object' ? tab.name : tab)) ?? [];
  const indexOf = ({ name }: ShownTab) => (order.includes(name) ? order.indexOf(name) : order.length);
  return { lead, tabs: [...tabs, ...related].toSorted((a, b) => indexOf(a) - indexOf(b)) };
}
