import ChartIcon from '@mui/icons-material/BarChart';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useProduct, useSupports } from '#admin/engine/record/ProductContext.ts';
import type { IconName } from '#admin/engine/schema/icons.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { createResourceText } from '#i18n/resourceText.ts';
import { useT } from '#i18n/useT.ts';
import { changePasswordPath } from '#session/returnPath.ts';
import { MenuEntry } from './MenuEntry.tsx';

const Icon = lazyComponent(async () => (await import('#admin/engine/ui/Icon.tsx')).Icon);
const PreferencesDialog = lazyComponent(async () => (await import('./PreferencesDialog.tsx')).PreferencesDialog);

/** Icons that the product brings with its first screen are there at once; any other is downloaded when it is drawn. */
function MenuIcon({ name }: { name: IconName }) {
  const Known = useProduct().icons[name];
  return Known ? <Known fontSize="small" /> : <Icon name={name} fontSize="small" />;
}

/**
 * The way to every screen, and at the foot to what concerns the administrator: it stays in its place when a server announces
 * more screens.
 */
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
