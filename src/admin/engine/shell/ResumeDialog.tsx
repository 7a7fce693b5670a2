import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  GlobalStyles,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { type ErrorMessage, useErrorText } from '#admin/engine/record/messages.ts';
import { ErrorAlert } from '#admin/engine/ui/ErrorAlert.tsx';
import { useIsNarrow } from '#admin/engine/ui/layout.ts';
import { useT } from '#i18n/useT.ts';
import type { Resumption } from '#session/resumption.ts';
import { asksForCode } from '#session/session.ts';

/** The page keeps its state, and its personal data is hidden from everyone who passes by. */
const hiddenPage = { 'body > *:not([data-resume-dialog])': { visibility: 'hidden !important' } };

/** Asks for a sign-in over the page whose calls wait for it. */
export function ResumeDialog({ resumption }: { resumption: Resumption }) {
  const t = useT();
  const titleId = useId();
  const errorText = useErrorText();
  const [isPending, setIsPending] = useState(false);
  const [hasCode, setHasCode] = useState(false);
  const [error, setError] = useState<ErrorMessage>();

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setError(undefined);
    setIsPending(true);
    try {
      await resumption.signIn(
        Object.fromEntries(new FormData(event.currentTarget)) as { password: string; code?: string },
      );
    } catch (reason) {
      if (asksForCode(reason)) setHasCode(true);
      setError(errorText(reason, t('resume.failed')));
      setIsPending(false);
    }
  };

  return (
    <>
      <GlobalStyles styles={hiddenPage} />
      <Dialog open data-resume-dialog="" aria-labelledby={titleId} fullScreen={useIsNarrow()} fullWidth maxWidth="xs">
        <form onSubmit={signIn}>
          <DialogTitle id={titleId}>{t('resume.title')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <DialogContentText>{t('resume.text')}</DialogContentText>
            <ErrorAlert message={error} />
            <TextField
              type="email"
              label={t('resume.email')}
              value={resumption.administrator}
              autoComplete="username"
              slotProps={{ htmlInput: { readOnly: true } }}
            />
            <TextField
              type="password"
              name="password"
              label={t('resume.password')}
              autoComplete="current-password"
              autoFocus
              required
            />
            {hasCode && (
              <TextField name="code" label={t('resume.code')} autoComplete="one-time-code" autoFocus required />
            )}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" disabled={isPending} onClick={() => void resumption.leave({ andReturn: true })}>
              {t('resume.leave')}
            </Button>
            <Button type="submit" variant="contained" loading={isPending}>
              {t('resume.submit')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
