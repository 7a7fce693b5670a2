import Typography from '@mui/material/Typography';
import { brand } from '#brand/brand.ts';

/** The product's name, a link to the public site. That is another program, so it is a page load. */
export function Wordmark() {
  return (
    <Typography
      component="a"
      href="/"
      variant="h1"
      sx={{ fontSize: '1.5rem', color: 'inherit', textDecoration: 'none' }}
    >
      {brand.name}
    </Typography>
  );
}
