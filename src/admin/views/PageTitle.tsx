import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { brand } from '#brand/brand.ts';

/** Names the screen on the page and in the browser's tab. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);

  return (
    <Typography variant="h1" tabIndex={-1} sx={{ mb: 2 }}>
      {title}
    </Typography>
  );
}
