import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { FieldKind, KindOptions } from '#admin/engine/schema/FieldKind.ts';
import { DownloadError } from '#admin/engine/ui/Downloaded.tsx';
import { usePreference } from '#admin/engine/ui/preferences.ts';
import { isBlank, valueAt } from '#api/values.ts';
import { useT } from '#i18n/useT.ts';
import { isPersonal, mask, plainFormatContext } from './FormatContext.ts';
import { fieldKinds, loadedKind, useKindDownloads } from './fieldKinds.ts';

type Props = { kind: FieldKind; source: string; children?: ReactNode } & KindOptions[FieldKind];

const unmaskedForMs = 10_000;

/** Masks its children. A button shows them for ten seconds. A `link` keeps its place as a link while it is masked. */
function MaskedValue({ link = mask, children }: { link?: ReactNode; children: ReactNode }) {
  const t = useT();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setIsShown(false), unmaskedForMs);
    return () => clearTimeout(timer);
  }, [isShown]);

  const Icon = isShown ? HideIcon : ShowIcon;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {isShown ? children : link}
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

function PersonalValue(props: Props) {
  const [personal] = usePreference('personal');
  const { kind, children, ...field } = props;
  const record = useRecordContext() ?? {};
  // A person without a name is shown by the email, so a blank value alone does not mean that nothing is shown.
  const isEmpty = isBlank(valueAt(record, field.source)) && !loadedKind(kind).toText(record, field, plainFormatContext);
  if (personal === 'shown' || isEmpty) return <PlainValue {...props} />;
  return (
    <MaskedValue link={children}>
      <PlainValue kind={kind} {...field} />
    </MaskedValue>
  );
}

function PlainValue({ kind, ...props }: Props) {
  const [download] = useKindDownloads([kind]);
  const Field = fieldKinds[kind]?.Field;
  if (Field) return <Field {...props} />;
  return download?.isError ? <DownloadError query={download} /> : <Skeleton width="min(12rem, 80%)" />;
}

/**
 * Shows the value of the record in react-admin's record context as its kind does, with a skeleton while the kind is
 * downloaded. Personal data is masked where the administrator has chosen so.
 */
export const FieldValue = ({ personal, ...props }: Props & { personal?: boolean }) =>
  isPersonal({ kind: props.kind, personal }) ? <PersonalValue {...props} /> : <PlainValue {...props} />;
