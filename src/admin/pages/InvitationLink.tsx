import { Typography } from '@mui/material';
import { CopyButton } from '#admin/engine/components.ts';
import { useT } from '#admin/engine/dashboard.ts';
import type { CustomFieldProps } from '#admin/engine/define.ts';
import { invitationPath } from '#session/returnPath.ts';

/** The link of an invitation, with a button that copies it. Its token follows the `#`, which browsers do not send. */
export function InvitationLink({ record, source }: CustomFieldProps<Record<string, unknown>>) {
  const t = useT();
  const link = `${location.origin}${invitationPath}#${record[source]}`;
  return (
    <>
      <Typography variant="body2" sx={{ userSelect: 'all', WebkitUserSelect: 'all', mb: 1 }}>
        {link}
      </Typography>
      <CopyButton size="small" text={link}>
        {t('invitation.copy')}
      </CopyButton>
    </>
  );
}
