import Chip from '@mui/material/Chip';
import { useT } from '#i18n/useT.ts';
import type { CellProps, FieldParts } from './FieldParts.ts';
import { Missing } from './Missing.tsx';
import { plainText } from './plainText.ts';

const active = 'Active';

function Cell({ record, source }: CellProps) {
  const t = useT();
  const status = plainText(record, source);
  if (!status) return <Missing />;
  if (status !== active) return <Chip size="small" variant="outlined" label={status} />;
  return <Chip size="small" color="success" label={t('fields.active')} />;
}

/** Active, which stands out, or whatever else the API says. */
export const status: FieldParts = { Cell, toText: plainText };
