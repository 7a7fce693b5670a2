import { styled } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { type Values, valueAt } from '#api/values.ts';
import type { FieldProps, KindImplementation } from './KindImplementation.ts';
import { EmptyValue } from './text/text.tsx';

const Code = styled('pre')(({ theme }) => ({
  ...theme.typography.body2,
  fontFamily: 'ui-monospace, monospace',
  margin: 0,
  maxHeight: '24rem',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

function toJson(record: Values | undefined, source: string, indent?: number) {
  const value = valueAt(record, source);
  return value === undefined || value === null ? '' : JSON.stringify(value, null, indent);
}

/** Focusable, so that the keyboard can scroll it. */
function JsonField({ source }: FieldProps<'json'>) {
  const text = toJson(useRecordContext(), source, 2);
  return text ? <Code tabIndex={0}>{text}</Code> : <EmptyValue source={source} />;
}

/** Formatted on screen, and on one line in exports. */
export const json: KindImplementation<'json'> = {
  Field: JsonField,
  toText: (record, { source }) => toJson(record, source),
  isWide: true,
};
