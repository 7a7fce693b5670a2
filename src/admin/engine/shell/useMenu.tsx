import ChartIcon from '@mui/icons-material/BarChart';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFigures, useProduct, useSupports } from '#admin/engine/context/contexts.ts';
import { settingsPath } from '#admin/engine/context/dialogRoutes.ts';
import { createResourceText } from '#admin/engine/text/resourceText.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { Icon } from '#admin/engine/ui/Icon.tsx';
import { changePasswordPath } from '#session/returnPath.ts';

/** A dialog that opens over any screen. */
export type ShellDialog = 'search' | 'signOut';

/** Opens a dialog in place of the open one, or closes that. */
export type OpenDialog = (dialog?: ShellDialog) => void;

/** A line of the menu: a link to a screen, a link to another page, or a button. */
export type MenuItem = {
  icon: ReactNode;
  label: string;
  /** The path of a screen. */
  to?: string;
  /** The path of another screen on which the entry is the current one, too. */
  alsoCurrentAt?: string;
  /** The URL of a page outside the dashboard. */
  href?: string;
  onClick?: () => void;
  group?: string;
  /** The number of records that wait, if they are counted. Its space is reserved, also for none. */
  count?: number;
};

export const sidebarWidth = '15.5rem';

/** Figures also load again after each change, and when the tab is shown. */
const refreshInMs = 60_000;

/** The screens of the product, and the settings that belong to the signed-in administrator. */
export function useMenu(onOpen: OpenDialog) {
  const t = useT();
  const translate = useTranslate();
  const supports = useSupports();
  const figures = useFigures(true, refreshInMs);
  const { resources, dashboard, preferences } = useProduct();

  const home = { icon: <ChartIcon fontSize="small" />, label: t('menu.statistics'), to: '/' };
  const lists = resources.flatMap(({ name, menu, detailPage, actions }) =>
    menu
      ? {
          icon: <Icon name={menu.icon} fontSize="small" />,
          label: createResourceText(translate, name).menu(),
          to: `/${name}`,
          alsoCurrentAt: detailPage?.path ?? actions?.view?.path,
          group: menu.group,
          count: menu.figure && figures ? Number(figures[menu.figure]) : undefined,
        }
      : [],
  );
  const settings: (MenuItem | false | undefined)[] = [
    supports('session', 'changePassword') && {
      icon: <KeyIcon fontSize="small" />,
      label: t('menu.changePassword'),
      href: changePasswordPath,
    },
    preferences && { icon: <Icon name="Person" fontSize="small" />, label: t('menu.yours'), to: settingsPath },
    { icon: <LogoutIcon fontSize="small" />, label: t('menu.signOut'), onClick: () => onOpen('signOut') },
  ];
  const screens: MenuItem[] = dashboard ? [home, ...lists] : lists;
  return { screens, settings: settings.filter((item) => typeof item === 'object') };
}
