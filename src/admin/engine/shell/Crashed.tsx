import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useResetErrorBoundaryOnLocationChange } from 'react-admin';
import { useT } from '#i18n/useT.ts';

type Props = { resetErrorBoundary: (reason?: unknown) => void };

/** Stands in for a screen that has thrown, until another one is opened. */
export function Crashed({ resetErrorBoundary }: Props) {
  const t = useT();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" size="small" onClick={() => window.location.reload()}>
          {t('frame.reload')}
        </Button>
      }
    >
      {t('frame.crashed')}
    </Alert>
  );
}
