import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDocumentTitle } from './useDocumentTitle.ts';

type Props = { title: string; children?: ReactNode };

/** Names the screen on the page and in the browser's tab. What can be done with all of it stands beside it. */
export function PageTitle({ title, children }: Props) {
  useDocumentTitle(title);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2, minHeight: 40 }}>
      <Typography variant="h1" sx={{ mr: 'auto' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
