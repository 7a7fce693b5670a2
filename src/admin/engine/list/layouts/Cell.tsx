import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type RaRecord, useListContext } from 'react-admin';
import { Link, type LinkProps } from 'react-router-dom';
import { useRow } from '#admin/engine/actions/useRowActions.ts';
import { useDefinition, useResource } from '#admin/engine/context/contexts.ts';
import { useRecordLink } from '#admin/engine/context/dialogRoutes.ts';
import { SecondaryText } from '#admin/engine/fields/createKind.tsx';
import { FieldValue } from '#admin/engine/fields/FieldValue.tsx';
import { keyOf, useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { fieldText, useRecordText } from '#admin/engine/fields/recordText.ts';
import { isFilled, matches } from '#admin/engine/schema/Condition.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { fieldsOn, titlesOf, type ViewField } from '#admin/engine/schema/fieldsOn.ts';
import { traitsOf } from '#admin/engine/schema/kindTraits.ts';
import { sizes } from '#admin/engine/ui/layout.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import styles from './cell.module.css';

/** The bar above the rows says that this failed: it is the same download. */
const RowCheckbox = lazyComponent(async () => (await import('#admin/engine/list/bulk/BulkBar.tsx')).RowCheckbox, null);

const RecordLink = (props: LinkProps) => <Link className={styles.recordLink} {...props} />;

/** Whether a column names the person on whose page the list is. It shows the numbers of the rows instead. */
export const namesParent = (definition: AnyResource, { source }: ViewField) =>
  definition.parent?.isPerson === true && source === titlesOf(definition)[0];

/** The title of a record is a link to it. A blank one shows the record's name, which is then its key. */
function Value({ field, record }: { field: ViewField; record: RaRecord }) {
  const { definition, text } = useResource();
  const link = useRecordLink()(record);
  const { nameOf } = useRecordText();
  const format = useFormatContext();
  const [title, ...others] = titlesOf(definition);
  const number = text.numbered(keyOf(format, definition.name, record.id));
  if (namesParent(definition, field)) return link ? <RecordLink {...link}>{number}</RecordLink> : number;
  if (field.source !== title || (!link && traitsOf(field.kind).isComponent)) return <FieldValue {...field} />;
  const own = fieldText(definition, record, title, format);
  const name = others.length > 0 && own ? own : nameOf(record); // the others have columns of their own
  if (!link) return <FieldValue {...field}>{own ? undefined : <SecondaryText>{name}</SecondaryText>}</FieldValue>;
  return (
    <FieldValue {...field}>
      <RecordLink {...link}>{name}</RecordLink>
    </FieldValue>
  );
}

/** The second line of a cell. */
function Below({ field: { kind, below }, record }: { field: ViewField; record: RaRecord }) {
  const { fields } = useDefinition();
  const second = !traitsOf(kind).isPerson && below ? fields[below] : undefined;
  if (!second || !below || !isFilled(record, { ...second, source: below })) return null;
  return (
    <SecondaryText as="div" className={styles.below}>
      <FieldValue {...second} source={below} />
    </SecondaryText>
  );
}

/** Whether a row shows a field: its condition holds and, where it is optional, it has a value. */
export const isShownIn = (record: RaRecord, field: ViewField) =>
  field.optional ? isFilled(record, field) : matches(field.when, record);

/** The columns of the list around: without those that no row shows. */
export function useColumns() {
  const { data } = useListContext<RaRecord>();
  return fieldsOn(useDefinition(), 'list').filter((field) => data?.some((record) => isShownIn(record, field)));
}

/** A field of the row around it. */
export function Cell({ field }: { field: ViewField }) {
  const record = useRow();
  if (!matches(field.when, record)) return null;
  return (
    <>
      <Value field={field} record={record} />
      <Below field={field} record={record} />
    </>
  );
}

type LabelledProps = { field: ViewField; hidesLabel?: boolean; isInCard?: boolean };

const lineStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75, minWidth: 0 };

/** A field of a row with its label above it; in a card, beside it. Texts and states of a card show no label. */
export function LabelledCell({ field, hidesLabel, isInCard }: LabelledProps) {
  const { text } = useResource();
  const { isWide } = traitsOf(field.kind);
  const isPlain = isInCard && (isWide || 'tones' in field);
  return (
    <Box sx={isInCard ? { ...lineStyle, flexBasis: isWide ? '100%' : undefined } : undefined}>
      {!hidesLabel && (
        <Typography variant="caption" color="textSecondary" component="div" sx={isPlain ? visuallyHidden : undefined}>
          {text.label(field.source)}
        </Typography>
      )}
      <Cell field={field} />
    </Box>
  );
}

// An inline box on the base line would be higher than its content.
const checkboxSpace = { ...sizes.rowCheckbox, display: 'inline-block', verticalAlign: 'top', flexShrink: 0 };

/** The checkbox of a row, where the list has bulk actions. */
export function Selection() {
  if (!useDefinition().list.bulk) return null;
  return <RowCheckbox fallback={<Box component="span" sx={checkboxSpace} />} />;
}
