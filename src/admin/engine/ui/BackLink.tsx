import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { Link, type LinkProps } from 'react-router-dom';

/** Leads from a page back to the list that it belongs to. */
export function BackLink({ label, to }: { label: string; to: LinkProps['to'] }) {
  return (
    <Button
      color="inherit"
      size="small"
      startIcon={<ArrowBackIcon />}
      component={Link}
      to={to}
      sx={{ ml: -0.5, mb: 1.5 }}
    >
      {label}
    </Button>
  );
}
