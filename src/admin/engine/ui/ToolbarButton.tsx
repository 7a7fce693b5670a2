import { Button, type ButtonProps } from '@mui/material';
import type { ElementType, ReactNode } from 'react';
import type { LinkProps } from 'react-router-dom';
import { sizes, useIsNarrow } from './layout.ts';

type Props = ButtonProps &
  Partial<Pick<LinkProps, 'to' | 'state'>> & { label: string; icon?: ReactNode; component?: ElementType };

/** A button of a toolbar. On phones an icon replaces its label. */
export function ToolbarButton({ label, icon, ...props }: Props) {
  const isNarrow = useIsNarrow();
  const isIcon = isNarrow && icon !== undefined;
  const content = isIcon ? { 'aria-label': label, title: label, sx: sizes.toolbarIcon } : { startIcon: icon };
  return (
    <Button variant="outlined" {...content} {...props}>
      {isIcon ? icon : label}
    </Button>
  );
}
