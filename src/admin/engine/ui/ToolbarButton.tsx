import { Button, type ButtonProps } from '@mui/material';
import { type ElementType, type ReactNode, use } from 'react';
import type { LinkProps } from 'react-router-dom';
import { sizes, useIsNarrow } from './layout.ts';
import { ScreenContext } from './screen.ts';

type Props = ButtonProps &
  Partial<Pick<LinkProps, 'to' | 'state'>> & {
    label: string;
    /** Names it in the search everywhere, where the buttons beside it are missing. */
    searchLabel?: string;
    icon?: ReactNode;
    /** The number that the icon shows, unless it is 0. */
    count?: number;
    component?: ElementType;
  };

/** The look of the main action of a screen. */
export const mainAction = { variant: 'contained', color: 'secondary' } as const;

/** Returns a function that makes the ref of a button by its name. While it is enabled, the search everywhere offers it as an action. */
export function useToolbarRef() {
  const { toolbar } = use(ScreenContext);
  return (name: string, isDisabled = false) => (isDisabled ? undefined : toolbar.refOf(name));
}

/** A button of a toolbar. On phones an icon replaces its label. */
export function ToolbarButton({ label, searchLabel, icon, count, ...props }: Props) {
  const toolbarRef = useToolbarRef();
  const isNarrow = useIsNarrow();
  const isIcon = isNarrow && Boolean(icon);
  const name = count ? `${label}, ${count}` : label;
  const content = isIcon ? { 'aria-label': name, title: label, sx: sizes.toolbarIcon } : { startIcon: icon };
  return (
    <Button variant="outlined" ref={toolbarRef(searchLabel ?? name, props.disabled)} {...content} {...props}>
      {isIcon ? icon : label}
    </Button>
  );
}
