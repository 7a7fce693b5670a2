import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PageTitle } from '#admin/views/PageTitle.tsx';
import { useWords } from '#i18n/useWords.ts';

export function NotFound() {
  const t = useWords();
  return (
    <>
      <PageTitle title={t('frame.notFound')} />
      <Button variant="outlined" component={Link} to="/">
        {t('frame.toStatistics')}
      </Button>
    </>
  );
}
