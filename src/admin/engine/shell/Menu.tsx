import ChartIcon from '@mui/icons-material/BarChart';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import {
  Collapse,
  List,
  ListItem,
  ListItemButton,
  type ListItemButtonProps,
  ListItemIcon,
  ListItemText,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { useProduct, useSupports } from '#admin/engine/record/ProductContext.ts';
import { Icon } from '#admin/engine/ui/Icon.tsx';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { createResourceText } from '#i18n/resourceText.ts';
import { useT } from '#i18n/useT.ts';
import { changePasswordPath } from '#session/returnPath.ts';

type EntryProps = ListItemButtonProps & {
  icon: ReactNode;
  label: string;
  /** The path of a screen. */
  to?: string;
  /** The path of another screen on which the entry is the current one, too. */
  alsoCurrentAt?: string;
  /** The URL of a page outside the dashboard. */
  href?: string;
};

/** A line of the menu: a link to a screen, a link to another page, or a button. */
function MenuEntry({ icon, label, alsoCurrentAt, children, ...props }: EntryProps) {
  const { pathname } = useLocation();
  const { to, href } = props;
  const isCurrent = [to, alsoCurrentAt].some((path) => path && matchPath({ path, end: path === '/' }, pathname));
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={to ? Link : href ? 'a' : 'button'}
        selected={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
        sx={{ borderRadius: 1, py: 0.5 }}
        {...props}
      >
        <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>{icon}</ListItemIcon>
        <ListItemText primary={label} />
        {children}
      </ListItemButton>
    </ListItem>
  );
}

const PreferencesDialog = lazyComponent(async () => (await import('./PreferencesDialog.tsx')).PreferencesDialog);

/** Links to every screen. Settings are at the bottom, so that they stay in place when extensions add screens. */
export function Menu({ onSignOut }: { onSignOut: () => void }) {
  const t = useT();
  const translate = useTranslate();
  const supports = useSupports();
  const { resources, dashboard, preferences } = useProduct();
  const [arePreferencesOpen, setArePreferencesOpen] = useState(false);
  const [isSettingsOpen, setIsSettingsOpen] = useState(false);
  return (
    <>
      <List sx={{ px: 1 }}>
        {dashboard && <MenuEntry icon={<ChartIcon fontSize="small" />} label={t('menu.statistics')} to="/" />}
        {resources.map(
          ({ name, menu, detailPage, actions }) =>
            menu && (
              <MenuEntry
                key={name}
                icon={<Icon name={menu.icon} fontSize="small" />}
                label={createResourceText(translate, name).menu()}
                to={`/${name}`}
                alsoCurrentAt={detailPage?.path ?? actions?.view?.path}
              />
            ),
        )}
      </List>
      <List disablePadding sx={{ px: 1, mt: 'auto' }}>
        <MenuEntry
          icon={<SettingsIcon fontSize="small" />}
          label={t('menu.settings')}
          aria-expanded={isSettingsOpen}
          onClick={() => setIsSettingsOpen(!isSettingsOpen)}
        >
          {isSettingsOpen ? <ExpandLessIcon fontSize="small" /> : <ExpandMoreIcon fontSize="small" />}
        </MenuEntry>
        <Collapse in={isSettingsOpen} component="li" unmountOnExit>
          <List disablePadding sx={{ pl: 2 }}>
            {supports('session', 'changePassword') && (
              <MenuEntry
                icon={<KeyIcon fontSize="small" />}
                label={t('menu.changePassword')}
                href={changePasswordPath}
              />
            )}
            {preferences && (
              <MenuEntry
                icon={<Icon name="Visibility" fontSize="small" />}
                label={t('preferences.title')}
                onClick={() => setArePreferencesOpen(true)}
              />
            )}
            <MenuEntry icon={<LogoutIcon fontSize="small" />} label={t('menu.signOut')} onClick={onSignOut} />
          </List>
        </Collapse>
      </List>
      {arePreferencesOpen && <PreferencesDialog onClose={() => setArePreferencesOpen(false)} />}
    </>
  );
}
