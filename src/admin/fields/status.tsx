import Chip from '@mui/material/Chip';
import { useRecordContext } from 'ra-core';
import { useT } from '#i18n/useT.ts';
import { EmptyValue } from './EmptyValue.tsx';
import type { FieldKindParts, FieldProps } from './FieldKindParts.ts';
import { textValue } from './textValue.ts';

const active = 'Active';

function StatusField({ source }: FieldProps<'status'>) {
  const t = useT();
  const status = textValue(useRecordContext(), { source });
  if (!status) return <EmptyValue />;
  if (status !== active) return <Chip size="small" variant="outlined" label={status} />;
  return <Chip size="small" color="success" label={t('fields.active')} />;
}

/** Active, which stands out, or any other status as the API spells it. */
export const status: FieldKindParts<'status'> = { Field: StatusField, toText: textValue };
