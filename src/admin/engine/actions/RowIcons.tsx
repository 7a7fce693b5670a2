import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router-dom';
import { Icon } from '#admin/engine/ui/Icon.tsx';
import { type RowActionItem, useRowActions } from './useRowActions.ts';

/** The icons of actions that a definition declares without one. */
const icons: Partial<Record<string, typeof EditIcon>> = { view: ViewIcon, edit: EditIcon, delete: DeleteIcon };

function ActionIcon({ name, icon }: RowActionItem) {
  const DefaultIcon = icon ? undefined : icons[name];
  return DefaultIcon ? <DefaultIcon fontSize="small" /> : <Icon name={icon ?? 'PlayArrow'} fontSize="small" />;
}

/** The actions of a row, each as an icon button. */
export function RowIcons() {
  return (
    <Box sx={{ display: 'inline-flex', flexShrink: 0 }}>
      {useRowActions().map((item) => (
        <Tooltip key={item.name} title={item.label} describeChild={false}>
          <IconButton
            {...(item.link ? { component: Link, ...item.link } : { onClick: item.onClick })}
            aria-label={item.fullLabel}
          >
            <ActionIcon {...item} />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
