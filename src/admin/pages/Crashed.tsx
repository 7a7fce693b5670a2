import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useWords } from '#i18n/useWords.ts';

/** Stands in for a screen that has thrown. */
export function Crashed() {
  const t = useWords();
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
