import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect, useMemo } from 'react';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { PictureButton } from '#admin/engine/fields/image/Picture.tsx';
import { textAt } from '#admin/engine/fields/text/text.tsx';
import { ListScreen } from '#admin/engine/list/ListScreen.tsx';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { detailPagePath } from '#admin/engine/record/dialogRoutes.ts';
import { FieldList, useDetailSections } from '#admin/engine/record/FieldSections.tsx';
import { useProduct } from '#admin/engine/record/ProductContext.ts';
import { useRecordText } from '#admin/engine/record/recordText.ts';
import type { DetailPage } from '#admin/engine/schema/defineDetailPage.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { Sensitivity } from '#admin/engine/schema/FieldKind.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import { mediaUrl } from '#api/mediaUrl.ts';
import { isBlank, valueAt } from '#api/values.ts';
import { createResourceText } from '#i18n/resourceText.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';

const isNamedByPerson = ({ fields, title }: AnyResource) => fields[title]?.kind === 'person';

type RowsProps = { record: RaRecord; definition: AnyResource; target?: string; source?: string; isAside: boolean };

/** The list of another resource whose rows belong to a record. All of its calls get the record's value under the name of `target`. */
function RelatedRows({ record, definition, target, source = 'id', isAside }: RowsProps) {
  const own = useDefinition();
  const queryClient = useQueryClient();
  const path = `${detailPagePath(own, record.id)}/${definition.name}`;
  const value = valueAt(record, source);
  const isPerson = isNamedByPerson(own) && isNamedByPerson(definition);
  const related = useMemo(
    () => ({ ...definition, parent: { path, filter: target ? { [target]: value } : {}, isAside, isPerson } }),
    [definition, path, target, value, isAside, isPerson],
  );

  // A change of the record loads its rows again, and a change of a row the record.
  useEffect(() => {
    const partners: Record<string, string> = { [definition.name]: own.name, [own.name]: definition.name };
    return queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const partner = partners[String(event.mutation.options.mutationKey?.[0])];
      if (partner) void queryClient.invalidateQueries({ queryKey: [partner] });
    });
  }, [definition.name, own.name, queryClient]);

  return (
    <ResourceContextProvider value={definition.name}>
      {/* Hides the page's record from rows that are still loading. */}
      <RecordContextProvider value={undefined}>
        <ListScreen definition={related} />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 40%), 1fr))',
  '& button, & > li > div': { width: '100%' },
} as const;

/** A person's pictures. */
function Gallery({ paths, name, sensitive }: { paths: string[]; name: string; sensitive?: Sensitivity }) {
  const t = useT();
  const count = paths.length;
  return (
    <Box component="ul" sx={grid}>
      {paths.map((path, index) => (
        <li key={path}>
          <PictureButton
            src={mediaUrl(path)}
            alt={t('gallery.photo', { number: index + 1, count, name })}
            sensitive={sensitive}
            sx={{ aspectRatio: '3 / 4', width: '100%' }}
          />
        </li>
      ))}
    </Box>
  );
}

export type ShownPart = {
  name: string;
  label: string;
  count?: number;
  /** Says that there is nothing to show. */
  note?: string;
  /** A list of related rows, which has its heading itself. */
  rows?: ReactNode;
  content?: ReactNode;
};

type OwnPart = { name: string; fields?: ComponentProps<typeof FieldList>['fields']; pictures?: readonly string[] };

/** The fields before the parts, and the parts by place. Without own parts, the sections of the definition are parts. */
export function useDetailParts({ aside = [], related = {}, sensitive, ...page }: DetailPage, record: RaRecord) {
  const t = useT();
  const translate = useTranslate();
  const { section } = useResourceText();
  const name = useRecordText().nameOf(record);
  const { resources } = useProduct();
  const { lead, sections } = useDetailSections(record);
  const parts = [...(page.parts ?? [])];

  const ownPart = ({ name: part, fields = [], pictures }: OwnPart): ShownPart => {
    const sources = pictures ?? fields.map(({ source }) => source);
    const filled = sources.filter((source) => !isBlank(valueAt(record, source)));
    return {
      name: part,
      label: section(part),
      count: pictures && filled.length,
      note: filled.length === 0 ? t(pictures ? 'gallery.empty' : 'fields.missing') : undefined,
      content: pictures ? (
        <Gallery paths={filled.map((source) => textAt(record, { source }))} name={name} sensitive={sensitive} />
      ) : (
        <FieldList fields={fields} isWide />
      ),
    };
  };
  const rowsPart = (resource: string): ShownPart[] => {
    const definition = resources.find((each) => each.name === resource);
    if (!definition) return [];
    const props = { record, definition, isAside: aside.includes(resource), ...related[resource] };
    return [
      { name: resource, label: createResourceText(translate, resource).title(), rows: <RelatedRows {...props} /> },
    ];
  };

  const declared = parts.flatMap((part) => {
    if (typeof part === 'string') return rowsPart(part);
    return ownPart('fields' in part ? { ...part, fields: withSources(part.fields) } : part);
  });
  const hasOwn = parts.some((part) => typeof part === 'object');
  const all = hasOwn ? declared : [...declared, ...sections.map(ownPart)];
  return {
    lead: hasOwn ? [] : lead,
    main: all.filter((part) => !aside.includes(part.name)),
    aside: all.filter((part) => aside.includes(part.name)),
    below: Object.keys(related).flatMap((resource) => (parts.includes(resource) ? [] : rowsPart(resource))),
  };
}
