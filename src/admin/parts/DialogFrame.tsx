import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { useT } from '#i18n/useT.ts';

type Props = { title: string; children: ReactNode; isLocked?: boolean; onClose: () => void };

const isNarrow = (theme: Theme) => theme.breakpoints.down('md');

/** A dialog with a title and a close button; on a narrow screen it fills the screen. */
export function DialogFrame({ title, children, isLocked = false, onClose }: Props) {
  const t = useT();
  const titleId = useId();
  const fullScreen = useMediaQuery(isNarrow, { noSsr: true });
  const close = () => {
    if (!isLocked) onClose();
  };
  return (
    <Dialog open aria-labelledby={titleId} fullScreen={fullScreen} fullWidth maxWidth="sm" onClose={close}>
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      <IconButton aria-label={t('actions.dismiss')} onClick={close} sx={{ position: 'absolute', top: 12, right: 12 }}>
        <CloseIcon fontSize="small" />
      </IconButton>
      {children}
    </Dialog>
  );
}
