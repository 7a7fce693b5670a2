import ChartIcon from '@mui/icons-material/BarChart';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import { useState } from 'react';
import { useProduct, useSupports } from '#admin/product/ProductContext.ts';
import { useT } from '#i18n/useT.ts';
import { changePasswordPath } from '#session/returnPath.ts';
import { MenuEntry } from './MenuEntry.tsx';

/** The way to every screen, and to what concerns the administrator. */
export function Menu({ onSignOut }: { onSignOut: () => void }) {
  const t = useT();
  const supports = useSupports();
  const { resources, icons, dashboard } = useProduct();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <List sx={{ px: 1 }}>
      {dashboard && <MenuEntry icon={ChartIcon} label={t('menu.statistics')} to="/" />}
      {resources.map(
        ({ name, menu, detailPage, rowActions }) =>
          menu && (
            <MenuEntry
              key={name}
              icon={icons[menu.icon]}
              label={t(menu.label)}
              to={`/${name}`}
              alsoAt={detailPage?.path ?? rowActions?.view?.path}
            />
          ),
      )}
      <MenuEntry
        icon={SettingsIcon}
        label={t('menu.settings')}
        isExpanded={isOpen}
        end={isOpen ? <ExpandLessIcon fontSize="small" /> : <ExpandMoreIcon fontSize="small" />}
        onClick={() => setIsOpen(!isOpen)}
      />
      <Collapse in={isOpen} component="li" unmountOnExit>
        <List disablePadding sx={{ pl: 2 }}>
          {supports('session', 'changePassword') && (
            <MenuEntry icon={KeyIcon} label={t('menu.changePassword')} href={changePasswordPath} />
          )}
          <MenuEntry icon={LogoutIcon} label={t('menu.signOut')} onClick={onSignOut} />
        </List>
      </Collapse>
    </List>
  );
}
