import Typography from '@mui/material/Typography';
import { brand } from '#brand/brand.ts';

/** The product's name, which leads to the public site: another program, so a page load. */
export function Brand() {
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
