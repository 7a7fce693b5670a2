import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { CustomFieldProps } from '#admin/engine/define.ts';
import { useT } from '#i18n/useT.ts';
import { invitationPath } from '#session/returnPath.ts';

/** The link of an invitation, with a button that copies it. Its token follows the `#`, which browsers do not send. */
export function InvitationLink({ record, source }: CustomFieldProps<Record<string, unknown>>) {
  const t = useT();
  const [isCopied, setIsCopied] = useState(false);
  const link = `${location.origin}${invitationPath}#${record[source]}`;
  const copy = () => navigator.clipboard.writeText(link).then(() => setIsCopied(true));
  return (
    <>
      <Typography variant="body2" sx={{ userSelect: 'all', WebkitUserSelect: 'all', mb: 1 }}>
        {link}
      </Typography>
      <Button variant="outlined" size="small" onClick={() => void copy()}>
        <span aria-live="polite">{t(isCopied ? 'invitation.copied' : 'invitation.copy')}</span>
      </Button>
    </>
  );
}
