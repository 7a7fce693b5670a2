import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import { EmptyValue } from './EmptyValue.tsx';
import type { FieldKindParts, FieldProps } from './FieldKindParts.ts';
import { textValue } from './textValue.ts';

function TextField({ source, children }: FieldProps) {
  const record = useRecordContext();
  return children ?? (textValue(record, { source }) || <EmptyValue />);
}

function LongTextField({ source }: FieldProps) {
  const value = textValue(useRecordContext(), { source });
  if (!value) return <EmptyValue />;
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
      {value}
    </Typography>
  );
}

export const text: FieldKindParts = { Field: TextField, toText: textValue };

export const longText: FieldKindParts = { Field: LongTextField, toText: textValue };
