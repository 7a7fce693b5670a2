import Typography from '@mui/material/Typography';
import type { AnyRules } from '#admin/engine/schema/Rules.ts';
import { useT } from '#i18n/useT.ts';

/** Says what the asterisk of a label means, above a form that has one (WCAG's technique H90). */
export function RequiredNote({ fields }: { fields: readonly { rules?: AnyRules }[] }) {
  const t = useT();
  if (!fields.some(({ rules }) => rules?.required)) return null;
  return (
    <Typography variant="caption" color="textSecondary" component="p">
      {t('fields.required')}
    </Typography>
  );
}
