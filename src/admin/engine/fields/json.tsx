import { styled } from '@mui/material';
import { valueAt } from '#api/values.ts';
import { createKind } from './createKind.tsx';

const Code = styled('pre')(({ theme }) => ({
  ...theme.typography.body2,
  fontFamily: 'ui-monospace, monospace',
  margin: 0,
  maxHeight: '24rem',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

/** Formatted on screen, where the keyboard can scroll it, and on one line in exports. */
export const json = createKind<'json'>({
  toText: (record, { source }) => {
    const value = valueAt(record, source);
    return value === undefined || value === null ? '' : JSON.stringify(value);
  },
  show: (text) => <Code tabIndex={0}>{JSON.stringify(JSON.parse(text), null, 2)}</Code>,
});
