import { Alert, Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { useResetErrorBoundaryOnLocationChange } from 'react-admin';
import { Link } from 'react-router-dom';
import { useT } from '#admin/engine/text/useT.ts';
import { PageTitle } from '#admin/engine/ui/PageTitle.tsx';

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

type Props = { resetErrorBoundary: (reason?: unknown) => void };

/** Replaces a screen that has thrown, until another one is opened. */
export function ErrorScreen({ resetErrorBoundary }: Props) {
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

/** Shows `ErrorScreen` in place of a screen that throws. The menu stays: react-admin's own boundary is around the layout. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorScreen resetErrorBoundary={() => this.setState({ hasFailed: false })} />;
  }
}
