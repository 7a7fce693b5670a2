import { Link, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { renderSVG } from 'uqr';
import type { CustomInputProps } from '#admin/engine/define.ts';
import { CopyButton } from '#admin/engine/inputs.ts';
import { brand } from '#brand/brand.ts';
import { useT } from '#i18n/useT.ts';
import { currentAdministrator } from '#session/session.ts';

/** Shows the new secret of an authenticator app, as a QR code and as text. The next input takes the app's code. */
export function AuthenticatorInput({ source }: CustomInputProps) {
  const t = useT();
  const secret: string = useWatch({ name: source });
  const [issuer, account] = [brand.name, currentAdministrator() ?? ''].map(encodeURIComponent);
  const uri = `otpauth://totp/${issuer}:${account}?secret=${secret}&issuer=${issuer}`;
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`; // black on white in every scheme

  return (
    <>
      <Typography variant="body2">{t('authenticator.scan')}</Typography>
      <Link href={uri} sx={{ justifySelf: 'center', lineHeight: 0 }}>
        <img src={picture} alt={t('authenticator.qr')} width={192} />
      </Link>
      <Typography component="code" sx={{ justifySelf: 'center', textAlign: 'center', userSelect: 'all' }}>
        {secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </Typography>
      <CopyButton text={secret} size="small" sx={{ justifySelf: 'center' }}>
        {t('authenticator.copy')}
      </CopyButton>
    </>
  );
}
