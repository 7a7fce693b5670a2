import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { FieldKindParts, FieldProps } from '#admin/engine/fields/FieldKindParts.ts';
import { EmptyValue, textValue } from './text.tsx';

function LongTextField({ source }: FieldProps<'longText'>) {
  const value = textValue(useRecordContext(), { source });
  if (!value) return <EmptyValue />;
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
      {value}
    </Typography>
  );
}

export const longText: FieldKindParts<'longText'> = { Field: LongTextField, toText: textValue, isWide: true };
