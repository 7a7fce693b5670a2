import Button from '@mui/material/Button';
import { use } from 'react';
import { Icon } from '#admin/parts/Icon.tsx';
import { actionsOf } from '#admin/record/actionsOf.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { RowActionContext } from './useRowActions.ts';

/** The actions of the whole list, a button each. */
export function ToolbarActions() {
  const words = useResourceText();
  const { segment, request } = use(RowActionContext);
  return actionsOf(useDefinition(), 'toolbar')
    .filter(([, { when }]) => when === undefined || when === segment?.name)
    .map(([name, { icon, tone }]) => (
      <Button
        key={name}
        variant="outlined"
        color={tone === 'danger' ? 'error' : 'primary'}
        startIcon={icon && <Icon name={icon} fontSize="small" />}
        onClick={() => request({ name })}
      >
        {words.action(name)}
      </Button>
    ));
}
