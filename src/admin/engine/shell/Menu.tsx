import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import {
  Box,
  List,
  ListItem,
  ListItemButton,
  type ListItemButtonProps,
  ListItemIcon,
  ListItemText,
  ListSubheader,
  Paper,
  Skeleton,
  Typography,
} from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type ComponentProps, Fragment, useEffect, useId, useRef, useState } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { useProduct } from '#admin/engine/context/contexts.ts';
import { settingsPath } from '#admin/engine/context/dialogRoutes.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { largeText, wrapped } from '#admin/engine/ui/layout.ts';
import { useOverlay } from '#admin/engine/ui/screen.ts';
import { currentAdministrator } from '#session/session.ts';
import { type MenuItem, type OpenDialog, sidebarWidth, useMenu } from './useMenu.tsx';

const badge = {
  minWidth: '1.75rem',
  ml: 1,
  px: 0.75,
  borderRadius: 4,
  bgcolor: 'var(--color-blush)',
  color: 'var(--color-ink)',
  typography: 'caption',
  fontWeight: 600,
  textAlign: 'center',
  '&:empty': { visibility: 'hidden' },
} as const;

type EntryProps = ListItemButtonProps & Pick<ComponentProps<'button'>, 'popoverTarget'> & Omit<MenuItem, 'group'>;

/** A line of the menu: a link to a screen, a link to another page, or a button. */
function MenuEntry({ icon, label, alsoCurrentAt, count, children, ...props }: EntryProps) {
  const t = useT();
  const language = useI18nProvider().getLocale();
  const waiting = count ? t('menu.waiting', { smart_count: count }) : undefined;
  const { pathname } = useLocation();
  const { to, href } = props;
  const isCurrent = [to, alsoCurrentAt].some((path) => path && matchPath({ path, end: path === '/' }, pathname));
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={to ? Link : href ? 'a' : 'button'}
        selected={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
        sx={{ borderRadius: 1, py: { xs: 0.75, md: 0.375 } }}
        {...props}
      >
        <ListItemIcon sx={{ minWidth: '2rem', color: 'inherit' }}>{icon}</ListItemIcon>
        <ListItemText
          primary={
            <>
              <span>{label}</span>
              {waiting && <span style={visuallyHidden}>{`, ${waiting}`}</span>}
            </>
          }
          sx={{ my: 0, '& span': { fontSize: '0.9375rem', fontWeight: isCurrent ? 600 : undefined } }}
        />
        {children}
        {count !== undefined && (
          <Box component="span" aria-hidden sx={badge}>
            {waiting && count.toLocaleString(language)}
          </Box>
        )}
      </ListItemButton>
    </ListItem>
  );
}

const heading = { px: 2, mt: 1, lineHeight: 2, fontSize: '0.75rem', fontWeight: 600, bgcolor: 'transparent' };

/** The entries of each group of screens. Those without a group come first. */
function Screens({ screens }: { screens: readonly MenuItem[] }) {
  const id = useId();
  const translate = useTranslate();
  return [...new Set(screens.map(({ group }) => group))].map((group = '') => (
    <Fragment key={group}>
      {group && (
        <ListSubheader disableSticky component="div" id={id + group} sx={heading}>
          {translate(`admin.menu.groups.${group}`)}
        </ListSubheader>
      )}
      <List disablePadding sx={{ px: 1 }} aria-labelledby={group ? id + group : undefined}>
        {screens
          .filter((screen) => (screen.group ?? '') === group)
          .map(({ group: _, ...screen }) => (
            <MenuEntry key={screen.to} {...screen} />
          ))}
      </List>
    </Fragment>
  ));
}

/** The address and the role of the signed-in administrator. */
function SignedIn() {
  const translate = useTranslate();
  const { role } = useProduct();
  const address = currentAdministrator();
  if (!address) return null;
  return (
    <Box sx={{ px: 2, minHeight: '2.75rem' }}>
      <Typography noWrap variant="body2" title={address} sx={{ fontWeight: 600, [largeText]: wrapped }}>
        {address}
      </Typography>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {role && translate(`admin.menu.roles.${role}`, { _: role })}
      </Box>
    </Box>
  );
}

/** Above their button, over the other entries. */
const popoverStyle = {
  inset: 'auto auto 7.5rem 8px',
  width: `calc(min(${sidebarWidth}, 100vw) - 16px)`,
  m: 0,
  p: 1,
  boxShadow: 4,
};

const skeletons = [...Array(9).keys()];
const skeletonStyle = { height: '1.25rem', mx: 3, my: '5px' };

/**
 * Hides the popover at Back and Forward, which are no press beside it. A screen that is still arriving leaves it open: the
 * administrator opened it while waiting.
 */
function useCloseAtBack() {
  const popover = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const hide = () => popover.current?.hidePopover();
    window.addEventListener('popstate', hide);
    return () => window.removeEventListener('popstate', hide);
  }, []);
  return popover;
}

/** Links to every screen. The administrator's settings stay in place at the bottom when extensions add screens. */
export function Menu({ onOpen }: { onOpen: OpenDialog }) {
  const t = useT();
  const { screens, settings } = useMenu(onOpen);
  const { isPartial } = useProduct();
  const popoverId = useId();
  const popover = useCloseAtBack();
  const [isOpen, setIsOpen] = useState(false);
  useOverlay(isOpen);
  return (
    <>
      <Box sx={{ flexGrow: 1, minHeight: '7.5rem', overflowY: 'auto' }}>
        {isPartial ? (
          skeletons.map((line) => <Skeleton key={line} sx={skeletonStyle} />)
        ) : (
          <Screens screens={screens} />
        )}
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
        <SignedIn />
        <List disablePadding sx={{ px: 1 }}>
          <MenuEntry
            icon={<SettingsIcon fontSize="small" />}
            label={t('menu.settings')}
            alsoCurrentAt={settingsPath}
            popoverTarget={popoverId}
          >
            <ExpandLessIcon fontSize="small" />
          </MenuEntry>
        </List>
        <Paper
          component="ul"
          variant="outlined"
          ref={popover}
          id={popoverId}
          popover="auto"
          onBeforeToggle={({ newState }) => setIsOpen(newState === 'open')}
          onClick={({ currentTarget }) => currentTarget.hidePopover()}
          sx={popoverStyle}
        >
          {settings.map((item) => (
            <MenuEntry key={item.label} {...item} />
          ))}
        </Paper>
      </Box>
    </>
  );
}
