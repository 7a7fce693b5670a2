import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router-dom';
import type { RowActionName } from '#admin/schema/RowAction.ts';
import { useRowActions } from './useRowActions.ts';

const icons: Record<RowActionName, typeof EditIcon> = {
  view: ViewIcon,
  edit: EditIcon,
  delete: DeleteIcon,
  close: CloseIcon,
};

/** The actions of a row, each as an icon button. */
export function RowIcons() {
  return (
    <Box sx={{ display: 'inline-flex', flexShrink: 0 }}>
      {useRowActions().map(({ name, label, fullLabel, link, onClick }) => {
        const Icon = icons[name];
        return (
          <Tooltip key={name} title={label} describeChild={false}>
            <IconButton {...(link ? { component: Link, ...link } : { onClick })} aria-label={fullLabel}>
              <Icon fontSize="small" />
            </IconButton>
          </Tooltip>
        );
      })}
    </Box>
  );
}
