import { Box, GlobalStyles, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import { useErrorText } from '#admin/engine/context/messages.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { ConfirmDialog } from '#admin/engine/ui/Dialogs.tsx';
import { oneColumn, useIsNarrow } from '#admin/engine/ui/layout.ts';
import { useDocumentTitle } from '#admin/engine/ui/PageTitle.tsx';
import type { Resumption } from '#session/resumption.ts';
import { asksForCode } from '#session/session.ts';

/** The page keeps its state, and its personal data is hidden. Opacity also hides elements that set their own visibility. */
const hiddenPage = {
  'body > *:not([data-resume-dialog])': { visibility: 'hidden !important', opacity: '0 !important' },
};

type Props = { resumption: Resumption };

function SignIn({ resumption }: Props) {
  const t = useT();
  const formId = useId();
  const errorText = useErrorText();
  const [codeHint, setCodeHint] = useState<string>();
  useDocumentTitle(t('resume.title')); // the page's title may name a person

  const signIn = useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const credentials = Object.fromEntries(new FormData(form)) as { password: string; code?: string };
      await resumption.signIn(credentials).catch((error) => {
        if (codeHint !== undefined || !asksForCode(error)) throw error;
        setCodeHint(error.serverMessage ?? '');
      });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    signIn.mutate(event.currentTarget);
  };

  const dialog = { 'data-resume-dialog': '', fullScreen: useIsNarrow(), onClose: undefined };
  return (
    <>
      <GlobalStyles styles={hiddenPage} />
      <ConfirmDialog
        title={t('resume.title')}
        question={t('resume.text')}
        confirm={t('resume.submit')}
        cancel={t('resume.leave')}
        error={signIn.error ? errorText(signIn.error, t('resume.failed')) : undefined}
        form={formId}
        isPending={signIn.isPending}
        dialog={dialog}
        onCancel={() => void resumption.leave({ andReturn: true })}
      >
        <Box component="form" id={formId} onSubmit={submit} sx={{ ...oneColumn, gap: 2 }}>
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
          {codeHint !== undefined && (
            <TextField
              name="code"
              label={t('resume.code')}
              helperText={codeHint}
              autoComplete="one-time-code"
              autoFocus
              required
            />
          )}
        </Box>
      </ConfirmDialog>
    </>
  );
}

/** Asks for a sign-in over the page while its calls wait for one. */
export function ResumeDialog({ resumption }: Props) {
  const isPaused = useSyncExternalStore(resumption.subscribe, resumption.isPaused);
  return isPaused && <SignIn resumption={resumption} />;
}
