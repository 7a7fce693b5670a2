import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, IconButton } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { FieldKind, KindOptions } from '#admin/engine/schema/FieldKind.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { usePreference } from '#admin/engine/ui/preferences.ts';
import { isBlank, valueAt } from '#api/values.ts';
import { isPersonal, maskedText, plainFormatContext } from './FormatContext.ts';
import { fieldKinds } from './fieldKinds.ts';

type Props = { kind: FieldKind; source: string; children?: ReactNode } & KindOptions[FieldKind];

const unmaskedInMs = 10_000;

/** Shows `children` or a mask in place of the value, while the preference says so. A button shows the value for ten seconds. */
function PersonalValue({ children, ...field }: Props) {
  const t = useT();
  const [personal] = usePreference('personal');
  const [isShown, setIsShown] = useState(false);
  const record = useRecordContext() ?? {};
  // The value can be blank while the text is not: a person without a name appears as the email address.
  const toText = () => fieldKinds[field.kind].toText(record, field, plainFormatContext);
  const isMasked = personal !== 'shown' && !(isBlank(valueAt(record, field.source)) && !toText());

  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setIsShown(false), unmaskedInMs);
    return () => clearTimeout(timer);
  }, [isShown]);

  if (!isMasked) return <PlainValue {...field}>{children}</PlainValue>;
  const Icon = isShown ? HideIcon : ShowIcon;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {isShown ? <PlainValue {...field} /> : (children ?? maskedText)}
      <IconButton
        size="small"
        aria-label={t(isShown ? 'privacy.mask' : 'privacy.unmask')}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon fontSize="inherit" />
      </IconButton>
    </Box>
  );
}

function PlainValue({ kind, ...props }: Props) {
  const { Field } = fieldKinds[kind];
  return <Field {...props} />;
}

/**
 * Shows a value of the record in react-admin's record context by the component of its kind. Masks personal data if the administrator's preference says so.
 */
export const FieldValue = ({ personal, ...props }: Props & { personal?: boolean }) =>
  isPersonal({ kind: props.kind, personal }) ? <PersonalValue {...props} /> : <PlainValue {...props} />;
