import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PageTitle } from '#admin/engine/ui/PageTitle.tsx';
import { useT } from '#i18n/useT.ts';

export function NotFound() {
  const t = useT();
  return (
    <>
      <PageTitle title={t('frame.notFound')} />
      <Button variant="outlined" component={Link} to="/">
        {t('frame.toStatistics')}
      </Button>
    </>
  );
}
