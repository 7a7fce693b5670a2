import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { FailureWords } from './useFailureWords.ts';

/** Says within a dialog what did not work and why. */
export function FailureAlert({ failure }: { failure?: FailureWords }) {
  if (!failure) return null;
  return (
    <Alert severity="error" role="alert">
      <Box sx={{ fontWeight: 600 }}>{failure.headline}</Box>
      {failure.detail}
    </Alert>
  );
}
