import { Box, Paper } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type ComponentProps, type Ref, useMemo } from 'react';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { useDefinition, useProduct } from '#admin/engine/context/contexts.ts';
import { textAt } from '#admin/engine/fields/createKind.tsx';
import { FieldList, useDetailSections } from '#admin/engine/fields/FieldSections.tsx';
import { PictureButton } from '#admin/engine/fields/image/Picture.tsx';
import { useRecordText } from '#admin/engine/fields/recordText.ts';
import { ListScreen } from '#admin/engine/list/ListScreen.tsx';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import { createResourceText } from '#admin/engine/text/resourceText.ts';
import { useResourceText, useT } from '#admin/engine/text/useT.ts';
import { largeText } from '#admin/engine/ui/layout.ts';
import { PartTitle } from '#admin/engine/ui/PageTitle.tsx';
import { Part as PagePart } from '#admin/engine/ui/Part.tsx';
import { mediaUrl } from '#api/mediaUrl.ts';
import { isBlank, valueAt } from '#api/values.ts';
import { relatedRows, selectingValues } from './related.ts';

/** A part of a record's page: fields, the fields with the paths of pictures, or the resource of related rows. */
export type Part = {
  name: string;
  label: string;
  fields?: ComponentProps<typeof FieldList>['fields'];
  quoted?: true;
  pictures?: readonly string[];
  rows?: AnyResource;
};

/**
 * The fields before the parts, and the parts by place. Without own parts, the sections of the definition are parts. Related rows
 * need the value that selects them.
 */
export function useDetailParts(record: RaRecord) {
  const { parts = [], aside = [], related = {} } = useDefinition().detailPage ?? {};
  const translate = useTranslate();
  const { section } = useResourceText();
  const { resources } = useProduct();
  const { lead, sections } = useDetailSections(record);

  const ownPart = (part: Omit<Part, 'label'>): Part => ({ ...part, label: section(part.name) });
  const rowsOf = (name: string): Part[] =>
    resources
      .filter((each) => each.name === name && !isBlank(valueAt(record, related[each.name]?.source ?? 'id')))
      .map((rows) => ({ name, label: createResourceText(translate, name).title(), rows }));
  const declared = parts.flatMap((part) => {
    if (typeof part === 'string') return rowsOf(part);
    return ownPart('fields' in part ? { ...part, fields: withSources(part.fields) } : part);
  });
  const hasOwn = parts.some((part) => typeof part === 'object');
  const all = hasOwn ? declared : [...sections.map(ownPart), ...declared];
  return {
    lead: hasOwn ? [] : lead,
    main: all.filter(({ name }) => !aside.includes(name)),
    /** Sections are short and alike. */
    isSideBySide: !hasOwn && sections.length > 1,
    aside: all.filter(({ name }) => aside.includes(name)),
    below: Object.keys(related)
      .filter((name) => !parts.includes(name))
      .flatMap(rowsOf),
  };
}

/** The paths at which a record has a value. */
export const filledIn = (record: RaRecord, sources: readonly string[]) =>
  sources.filter((source) => !isBlank(valueAt(record, source)));

type Props = {
  part: Part;
  record: RaRecord;
  /** The tab around it has its name and no other part. */
  isNamedByTab?: boolean;
};

/** The list of another resource whose rows belong to a record. */
function RelatedRows({ definition, record }: { definition: AnyResource; record: RaRecord }) {
  const page = useDefinition();
  const { key } = useProduct().endpoints[page.name] ?? {};
  const values = JSON.stringify(selectingValues(page, definition, record, key)); // equal after the record loads again
  const rows = useMemo(
    () => relatedRows(page, definition, record.id, JSON.parse(values)),
    [page, definition, record.id, values],
  );

  return (
    <ResourceContextProvider value={definition.name}>
      {/* Hides the page's record from rows that are still loading. */}
      <RecordContextProvider value={undefined}>
        <ListScreen definition={rows} />
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
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(112px, 30%), 1fr))',
  '& button, & > li > div': { width: '100%' },
} as const;

/** A person's own words, in larger type. They need no label, because they are all that the part is about. */
const quotation = {
  '& div:has(p) > dt': visuallyHidden,
  '& p': { pl: 2, borderLeft: 4, borderColor: 'primary.main', fontSize: '1.125rem', lineHeight: 1.5 },
};

/** Labelled fields or pictures, under a heading, or in one line without a value. */
function OwnPart({ part: { label, fields = [], quoted, pictures }, record, isNamedByTab }: Props) {
  const t = useT();
  const { sensitive } = useDefinition().detailPage ?? {};
  const name = useRecordText().nameOf(record);
  const sources = pictures ?? fields.map(({ source }) => source);
  const filled = filledIn(record, sources);
  const count = filled.length;
  if (count === 0) return <PartTitle title={label} note={t(pictures ? 'gallery.empty' : 'fields.missing')} />;
  return (
    <>
      {!isNamedByTab && <PartTitle title={label} count={pictures && count} />}
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, ...(quoted && quotation) }}>
        {pictures ? (
          <Box component="ul" sx={grid}>
            {filled.map((source, index) => (
              <li key={source}>
                <PictureButton
                  src={mediaUrl(textAt(record, { source }))}
                  alt={t('gallery.photo', { number: index + 1, count, name })}
                  sensitive={sensitive}
                  sx={{ aspectRatio: '3 / 4', width: '100%' }}
                />
              </li>
            ))}
          </Box>
        ) : (
          <FieldList fields={fields.filter(({ source, optional }) => !optional || filled.includes(source))} isWide />
        )}
      </Paper>
    </>
  );
}

/** Without entries it is a short line after the other parts. Their notes are aligned, like the values of a table. */
const emptyPart = {
  order: 1,
  '&:not(:first-of-type)': { mt: -1.5 },
  pt: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '& > div': { minHeight: 0, mb: 0 },
  '& > [data-empty] > :first-of-type': {
    display: 'grid',
    gridTemplateColumns: '8rem minmax(0, 1fr)',
    alignItems: 'baseline',
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& h2': { typography: 'subtitle2' },
};

/** A part of a record's page. */
export const DetailPart = ({ part, ref, ...props }: Props & { ref: Ref<HTMLElement> }) => (
  <PagePart
    component="section"
    ref={ref}
    aria-label={part.label}
    sx={{ minWidth: 0, scrollMarginTop: 16, '&:has(> [data-empty])': emptyPart }}
  >
    {part.rows ? <RelatedRows definition={part.rows} record={props.record} /> : <OwnPart part={part} {...props} />}
  </PagePart>
);
