import { Box, Skeleton, styled, Typography } from '@mui/material';
import { type RaRecord, useRecordContext } from 'react-admin';
import { Link, type To, useLocation } from 'react-router-dom';
import { FieldValue } from '#admin/engine/fields/FieldValue.tsx';
import { loadedKind } from '#admin/engine/fields/fieldKinds.ts';
import { SecondaryText } from '#admin/engine/fields/text/text.tsx';
import { useDefinition, useFieldLabel } from '#admin/engine/record/DefinitionContext.ts';
import { detailPagePath, listPaths, useDialogLink } from '#admin/engine/record/dialogRoutes.ts';
import { useRecordName } from '#admin/engine/record/recordText.ts';
import { matches } from '#admin/engine/schema/Condition.ts';
import type { ViewField } from '#admin/engine/schema/fieldsOn.ts';
import { sizes } from '#admin/engine/ui/layout.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { isBlank, valueAt } from '#api/values.ts';

const RowCheckbox = lazyComponent(async () => (await import('#admin/engine/list/bulk/BulkBar.tsx')).RowCheckbox);

const RecordLink = styled(Link)({ color: 'inherit', textDecorationColor: 'var(--color-link)' });

/** The title of a record links to its page, to the page of its `view` action, or to its dialog. */
function useRecordLink(record: RaRecord): { to: To; state: unknown } | undefined {
  const { search } = useLocation();
  const linkTo = useDialogLink();
  const definition = useDefinition();
  const { name, detailPage, detailDialog, actions } = definition;
  const viewPath = actions?.view?.path;

  if (detailPage) return { to: detailPagePath(definition, record.id), state: { listSearch: search } };
  if (viewPath) return { to: viewPath, state: { [name]: record } };
  return detailDialog && linkTo(listPaths(definition).view(record.id));
}

function Value({ field, record }: { field: ViewField; record: RaRecord }) {
  const definition = useDefinition();
  const link = useRecordLink(record);
  const nameOf = useRecordName();
  if (field.source !== definition.title || !link) return <FieldValue {...field} />;
  return (
    <FieldValue {...field}>
      <RecordLink {...link}>{nameOf(record)}</RecordLink>
    </FieldValue>
  );
}

/** The second line of a cell. */
function Below({ field: { kind, below }, record }: { field: ViewField; record: RaRecord }) {
  const { fields } = useDefinition();
  const second = kind !== 'person' && below ? fields[below] : undefined;
  if (!second || !below || isBlank(valueAt(record, below))) return null;
  return (
    <SecondaryText as="div">
      <FieldValue {...second} source={below} />
    </SecondaryText>
  );
}

/** A field of the row around it, or a skeleton while the row is loading. */
export function Cell({ field }: { field: ViewField }) {
  const record = useRecordContext<RaRecord>();
  if (record)
    return matches(field.when, record) ? (
      <>
        <Value field={field} record={record} />
        <Below field={field} record={record} />
      </>
    ) : null;
  const { Skeleton: OwnSkeleton } = loadedKind(field.kind);
  return OwnSkeleton ? <OwnSkeleton /> : <Skeleton width="min(12rem, 80%)" />;
}

/** A field of a row, below its label unless that is hidden. */
export function LabelledCell({ field, hidesLabel }: { field: ViewField; hidesLabel: boolean }) {
  const labelOf = useFieldLabel();
  return (
    <div>
      {!hidesLabel && (
        <Typography variant="caption" color="textSecondary" component="div">
          {labelOf(field)}
        </Typography>
      )}
      <Cell field={field} />
    </div>
  );
}

// An inline box on the base line would be higher than its content.
const checkboxSpace = { ...sizes.rowCheckbox, display: 'inline-block', verticalAlign: 'top', flexShrink: 0 };

/** The checkbox of a row, where the list has bulk actions. */
export function Selection() {
  const record = useRecordContext();
  if (!useDefinition().list.bulk) return null;
  const placeholder = <Box component="span" sx={checkboxSpace} />;
  return record ? <RowCheckbox fallback={placeholder} /> : placeholder;
}
