import { Button, type ButtonProps } from '@mui/material';
import type { ElementType, ReactNode } from 'react';
import type { LinkProps } from 'react-router-dom';
import { sizes, useIsNarrow } from './layout.ts';

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

/** Marks a button that the search everywhere offers as an action. */
export const toolbarItem = { 'data-toolbar-item': '' };

/** The enabled toolbar buttons on screen. */
export const toolbarItems = () => [...document.querySelectorAll<HTMLElement>('[data-toolbar-item]:not(:disabled)')];

/** The name of a toolbar button in the search everywhere. */
export const toolbarItemLabel = (button: HTMLElement) =>
  button.dataset.toolbarItem || (button.getAttribute('aria-label') ?? button.textContent);

/** A button of a toolbar. On phones an icon replaces its label. */
export function ToolbarButton({ label, searchLabel = '', icon, count, ...props }: Props) {
  const isNarrow = useIsNarrow();
  const isIcon = isNarrow && Boolean(icon);
  const name = count ? `${label}, ${count}` : label;
  const content = isIcon ? { 'aria-label': name, title: label, sx: sizes.toolbarIcon } : { startIcon: icon };
  return (
    <Button variant="outlined" data-toolbar-item={searchLabel} {...content} {...props}>
      {isIcon ? icon : label}
    </Button>
  );
}
