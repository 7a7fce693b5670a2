import ChartIcon from '@mui/icons-material/BarChart';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Interests from '@mui/icons-material/InterestsOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import Mail from '@mui/icons-material/MailOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Quiz from '@mui/icons-material/QuizOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import { useState } from 'react';
import { resources } from '#admin/resources/resources.ts';
import type { IconName } from '#admin/schema/defineResource.ts';
import { useT } from '#i18n/useT.ts';
import { changePasswordPath } from '#session/returnPath.ts';
import { MenuEntry } from './MenuEntry.tsx';

/** The icons of resources by the names of MUI. A name without its icon does not compile. */
const icons: Record<IconName, typeof People> = { ConfirmationNumber, Interests, Mail, People, Quiz };

/** The way to every screen, and to what concerns the administrator. */
export function Menu({ onSignOut }: { onSignOut: () => void }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <List sx={{ px: 1 }}>
      <MenuEntry icon={ChartIcon} label={t('menu.statistics')} to="/" />
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
          <MenuEntry icon={KeyIcon} label={t('menu.changePassword')} href={changePasswordPath} />
          <MenuEntry icon={LogoutIcon} label={t('menu.signOut')} onClick={onSignOut} />
        </List>
      </Collapse>
    </List>
  );
}
