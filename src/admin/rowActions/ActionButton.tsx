import Button from '@mui/material/Button';
import { Icon } from '#admin/parts/Icon.tsx';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { useResourceText } from '#i18n/useResourceText.ts';

type Props = { name: string; onClick?: () => void };

/** An action as a button with its icon, in the colour of errors where it destroys or ends something. */
export function ActionButton({ name, onClick }: Props) {
  const words = useResourceText();
  const { icon, tone } = useDefinition().actions?.[name] ?? {};
  return (
    <Button
      variant="outlined"
      color={tone === 'danger' ? 'error' : 'primary'}
      startIcon={icon && <Icon name={icon} fontSize="small" />}
      onClick={onClick}
    >
      {words.action(name)}
    </Button>
  );
}
