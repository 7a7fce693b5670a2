import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useIsMutating } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useT } from '#i18n/useT.ts';
import { useIsNarrow } from './layout.ts';

type Props = { title: string; children: ReactNode; onClose: () => void };

/** A dialog with a title and a close button. It fills a narrow screen, and stays open while a change is pending. */
export function DialogFrame({ title, children, onClose }: Props) {
  const t = useT();
  const titleId = useId();
  const close = useIsMutating() > 0 ? undefined : onClose;
  return (
    <Dialog open aria-labelledby={titleId} fullScreen={useIsNarrow()} fullWidth maxWidth="sm" onClose={close}>
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      <IconButton aria-label={t('ra.action.close')} onClick={close} sx={{ position: 'absolute', top: 12, right: 12 }}>
        <CloseIcon fontSize="small" />
      </IconButton>
      {children}
    </Dialog>
  );
}
