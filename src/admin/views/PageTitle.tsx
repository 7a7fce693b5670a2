import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SampleLabel } from './SampleLabel.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

type Props = { title: string; isSample?: boolean; children?: ReactNode };

/** Names the screen on the page and in the browser's tab. What can be done with all of it stands beside it. */
export function PageTitle({ title, isSample, children }: Props) {
  useDocumentTitle(title);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2, minHeight: 40 }}>
      <Typography variant="h1">{title}</Typography>
      {isSample && <SampleLabel />}
      <Box sx={{ mr: 'auto' }} />
      {children}
    </Box>
  );
}
