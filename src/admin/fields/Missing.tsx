import Typography from '@mui/material/Typography';
import { useWords } from '#i18n/useWords.ts';

/** Says that a value was not given, instead of leaving a hole. */
export function Missing() {
  const t = useWords();
  return (
    <Typography component="span" variant="body2" color="textSecondary">
      {t('fields.missing')}
    </Typography>
  );
}
