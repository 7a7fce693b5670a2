import type { To } from 'react-router-dom';
import type { RowActionName } from '#admin/schema/defineResource.ts';
import { useT } from '#i18n/useT.ts';
import { dialogPaths } from './dialogPaths.ts';
import { useListScreen } from './ListScreenContext.ts';
import { useDialogLink } from './useDialogLink.ts';
import { useRowLabel } from './useRowLabel.ts';
import type { Row } from './useRows.ts';

/** One thing that can be done with a row: something to open or something to do. */
export type Offer = {
  name: RowActionName;
  label: string;
  /** The label with the row's name, for where the row cannot be seen from the words. */
  fullLabel: string;
  link?: { to: To; state: unknown };
  start?: () => void;
};

/** What the definition offers for a row in this part of the list. */
export function useOffers() {
  const t = useT();
  const linkTo = useDialogLink();
  const labelOf = useRowLabel();
  const { definition, segment, choose } = useListScreen();
  const paths = dialogPaths(definition.name);

  return (row: Row): Offer[] =>
    Object.entries(definition.rowActions ?? {}).flatMap(([key, action]): Offer[] => {
      if (action.when && action.when !== segment?.name) return [];
      const name = key as RowActionName;
      const words = {
        name,
        label: t(`actions.${name}`),
        fullLabel: t(`actions.${name}Row`, { name: labelOf(row) }),
      };
      if (action.opens) return [{ ...words, link: { to: action.opens, state: { [definition.name]: row } } }];
      if (name === 'view' || name === 'edit') return [{ ...words, link: linkTo(paths[name](row.id)) }];
      return [{ ...words, start: () => choose({ name, action, row }) }];
    });
}
