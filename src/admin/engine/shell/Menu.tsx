import ChartIcon from '@mui/icons-material/BarChart';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { useProduct, useSupports } from '#admin/engine/record/ProductContext.ts';
import type { IconName } from '#admin/engine/schema/icons.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { createResourceText } from '#i18n/resourceText.ts';
import { useT } from '#i18n/useT.ts';
import { changePasswordPath } from '#session/returnPath.ts';

type EntryProps = {
  icon: ReactNode;
  label: string;
  /** The path of a screen. */
  to?: string;
  /** The path of another screen that marks the entry as current. */
  alsoAt?: string;
  /** A page outside the dashboard. */
  href?: string;
  onClick?: () => void;
  isExpanded?: boolean;
  end?: ReactNode;
};

/** A line of the menu: a link to a screen, a link to another page, or a button. */
function MenuEntry({ icon, label, to, alsoAt, href, onClick, isExpanded, end }: EntryProps) {
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

const Icon = lazyComponent(async () => (await import('#admin/engine/ui/Icon.tsx')).Icon);
const PreferencesDialog = lazyComponent(async () => (await import('./PreferencesDialog.tsx')).PreferencesDialog);

/** The product's own menu icons are part of the first screen. Other icons are downloaded when they are shown. */
function MenuIcon({ name }: { name: IconName }) {
  const OwnIcon = useProduct().icons[name];
  return OwnIcon ? <OwnIcon fontSize="small" /> : <Icon name={name} fontSize="small" />;
}

/** Links to every screen. The administrator's own settings are at the bottom, so that they stay in place when extensions add screens. */
export function Menu({ onSignOut }: { onSignOut: () => void }) {
  const t = useT();
  const translate = useTranslate();
  const supports = useSupports();
  const { resources, dashboard, preferences } = useProduct();
  const [isChoosing, setIsChoosing] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <List sx={{ px: 1 }}>
        {dashboard && <MenuEntry icon={<ChartIcon fontSize="small" />} label={t('menu.statistics')} to="/" />}
        {resources.map(
          ({ name, menu, detailPage, actions }) =>
            menu && (
              <MenuEntry
                key={name}
                icon={<MenuIcon name={menu.icon} />}
                label={createResourceText(translate, name).menu()}
                to={`/${name}`}
                alsoAt={detailPage?.path ?? actions?.view?.path}
              />
            ),
        )}
      </List>
      <List disablePadding sx={{ px: 1, mt: 'auto' }}>
        <MenuEntry
          icon={<SettingsIcon fontSize="small" />}
          label={t('menu.settings')}
          isExpanded={isOpen}
          end={isOpen ? <ExpandLessIcon fontSize="small" /> : <ExpandMoreIcon fontSize="small" />}
          onClick={() => setIsOpen(!isOpen)}
        />
        <Collapse in={isOpen} component="li" unmountOnExit>
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
                icon={<MenuIcon name="Visibility" />}
                label={t('preferences.title')}
                onClick={() => setIsChoosing(true)}
              />
            )}
            <MenuEntry icon={<LogoutIcon fontSize="small" />} label={t('menu.signOut')} onClick={onSignOut} />
          </List>
        </Collapse>
      </List>
      {isChoosing && <PreferencesDialog onClose={() => setIsChoosing(false)} />}
    </>
  );
}
