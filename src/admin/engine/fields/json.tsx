import { styled } from '@mui/material';
import { type Values, valueAt } from '#api/values.ts';
import type { KindImplementation } from './KindImplementation.ts';
import { createTextField } from './text/text.tsx';

const Code = styled('pre')(({ theme }) => ({
  ...theme.typography.body2,
  fontFamily: 'ui-monospace, monospace',
  margin: 0,
  maxHeight: '24rem',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

function toText(record: Values, { source }: { source: string }) {
  const value = valueAt(record, source);
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

/** Formatted on screen, where the keyboard can scroll it, and on one line in exports. */
export const json: KindImplementation<'json'> = {
  Field: createTextField<'json'>(toText, (text) => (
    <Code tabIndex={0}>{JSON.stringify(JSON.parse(text), null, 2)}</Code>
  )),
  toText,
  isWide: true,
};
