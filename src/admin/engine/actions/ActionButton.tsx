import { Button } from '@mui/material';
import { type UIEvent, use } from 'react';
import { Link } from 'react-router-dom';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { actionsOf, isDangerous } from '#admin/engine/schema/actionsOf.ts';
import { Icon } from '#admin/engine/ui/Icon.tsx';
import { ToolbarButton, toolbarItem } from '#admin/engine/ui/ToolbarButton.tsx';
import { useResourceText } from '#i18n/useResourceText.ts';
import { RowActionContext, type RowActionItem } from './useRowActions.ts';

type Props = Pick<RowActionItem, 'name' | 'icon' | 'link' | 'onClick'>;

/**
 * An action as a button with its icon. Dangerous actions have the colour of errors. The second click of a double click does
 * nothing, because the button may belong to the next record by then.
 */
export function ActionButton({ name, icon, link, onClick }: Props) {
  const text = useResourceText();
  const definition = useDefinition();
  return (
    <Button
      variant="outlined"
      {...toolbarItem}
      color={isDangerous(definition, name) ? 'error' : 'primary'}
      startIcon={icon && <Icon name={icon} fontSize="small" />}
      {...(link ? { component: Link, ...link } : { onClick: ({ detail }: UIEvent) => detail < 2 && onClick?.() })}
    >
      {text.action(name)}
    </Button>
  );
}

/** The actions on the whole list, a button each. */
export function ToolbarActions() {
  const text = useResourceText();
  const definition = useDefinition();
  const { segment, startAction } = use(RowActionContext);
  return actionsOf(definition, 'toolbar')
    .filter(([, { when }]) => when === undefined || when === segment?.name)
    .map(([name, { icon }]) => (
      <ToolbarButton
        key={name}
        label={text.action(name)}
        icon={icon && <Icon name={icon} fontSize="small" />}
        color={isDangerous(definition, name) ? 'error' : 'primary'}
        onClick={() => startAction({ name })}
      />
    ));
}
