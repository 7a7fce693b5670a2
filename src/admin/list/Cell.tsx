import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { FieldSource } from '#admin/fields/FieldKindParts.ts';
import { fieldKinds } from '#admin/fields/fieldKinds.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { recordName } from '#admin/record/recordText.ts';
import { useRow } from '#admin/rowActions/useRowActions.ts';
import type { FieldKind } from '#admin/schema/FieldKind.ts';
import { useRecordLink } from './useRecordLink.ts';

const RecordLink = styled(Link)({ color: 'inherit', textDecorationColor: 'var(--color-link)' });

/** A field of the row around it. The title field links to the page or the dialog of the record, where it has one. */
export function Cell({ kind, source, whose }: FieldSource & { kind: FieldKind }) {
  const definition = useDefinition();
  const record = useRow();
  const link = useRecordLink(record);
  const { Field } = fieldKinds[kind];
  if (source !== definition.title || !link) return <Field source={source} whose={whose} />;
  return (
    <Field source={source} whose={whose}>
      <RecordLink {...link}>{recordName(definition, record)}</RecordLink>
    </Field>
  );
}
