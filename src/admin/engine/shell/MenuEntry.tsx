import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';

type Props = {
  icon: ReactNode;
  label: string;
  /** A screen of this program. */
  to?: string;
  /** Another screen that belongs to this one. */
  alsoAt?: string;
  /** A page outside it. */
  href?: string;
  onClick?: () => void;
  isExpanded?: boolean;
  end?: ReactNode;
};

/** One line of the menu: a screen to go to, a page to load or something to do. */
export function MenuEntry({ icon, label, to, alsoAt, href, onClick, isExpanded, end }: Props) {
  const { pathname } = useLocation();
  const isHere = [to, alsoAt].some((path) => path !== undefined && matchPath({ path, end: path === '/' }, pathname));
  const target = to ? { component: Link, to } : href ? { component: 'a', href } : { component: 'button', onClick };
  return (
    <ListItem disablePadding>
      <ListItemButton
        {...target}
        selected={isHere}
        aria-current={isHere ? 'page' : undefined}
        aria-expanded={isExpanded}
        sx={{ borderRadius: 1, py: 0.5 }}
      >
        <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>{icon}</ListItemIcon>
        <ListItemText primary={label} />
        {end}
      </ListItemButton>
    </ListItem>
  );
}
