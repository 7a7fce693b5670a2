import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

/** The id to tell an operator, in a quiet line of which one press selects the id; nothing without one. */
export function RequestId({ id }: { id?: string }) {
  const translate = useTranslate();
  if (!id) return null;
  return (
    <Box sx={{ typography: 'caption', overflowWrap: 'anywhere' }}>
      {translate('failures.requestId')}{' '}
      <Box component="code" sx={{ userSelect: 'all' }}>
        {id}
      </Box>
    </Box>
  );
}
