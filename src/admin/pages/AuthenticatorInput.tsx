import { Box, Link, Step, StepContent, StepLabel, Stepper, Typography } from '@mui/material';
import { use } from 'react';
import { renderSVG } from 'uqr';
import { AskedRecordContext, CopyButton, TextInput } from '#admin/engine/components.ts';
import { useT } from '#admin/engine/dashboard.ts';
import type { CustomInputProps } from '#admin/engine/define.ts';
import { brand } from '#brand/brand.ts';
import { currentAdministrator } from '#session/session.ts';

const centred = { display: 'grid', justifyItems: 'center', gap: 1.5, pt: 1, textAlign: 'center' } as const;

const codeInput = { htmlInput: { autoComplete: 'one-time-code', inputMode: 'numeric' } } as const;

/** The steps to set up an authenticator app: the account's new secret, as a QR code and as text, and the app's code. */
export function AuthenticatorInput({ required, ...input }: CustomInputProps) {
  const t = useT();
  const secret = String(use(AskedRecordContext)?.secret);
  const [issuer, account] = [brand.name, currentAdministrator() ?? ''].map(encodeURIComponent);
  const uri = `otpauth://totp/${issuer}:${account}?secret=${secret}&issuer=${issuer}`;
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`; // black on white in every scheme

  return (
    <Stepper orientation="vertical" activeStep={-1}>
      <Step active expanded>
        <StepLabel>{t('authenticator.scan')}</StepLabel>
        <StepContent>
          <Box sx={centred}>
            <Link href={uri} sx={{ lineHeight: 0 }}>
              <img src={picture} alt={t('authenticator.qr')} width={192} />
            </Link>
            <Typography component="code" sx={{ userSelect: 'all' }}>
              {secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </Typography>
            <CopyButton text={secret} size="small">
              {t('authenticator.copy')}
            </CopyButton>
          </Box>
        </StepContent>
      </Step>
      <Step active expanded>
        <StepLabel>{t('authenticator.enter')}</StepLabel>
        <StepContent>
          <TextInput {...input} rules={{ required }} slotProps={codeInput} />
        </StepContent>
      </Step>
      <Step active>
        <StepLabel>{t('authenticator.keep')}</StepLabel>
      </Step>
    </Stepper>
  );
}
