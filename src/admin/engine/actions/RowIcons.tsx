import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router-dom';
import { Icon } from '#admin/engine/ui/Icon.tsx';
import { useRowActions } from './useRowActions.ts';

/** The actions of a row, each as an icon button. */
export function RowIcons() {
  return (
    <Box sx={{ display: 'inline-flex', flexShrink: 0 }}>
      {useRowActions().map(({ name, icon = 'PlayArrow', label, fullLabel, link, onClick }) => (
        <Tooltip key={name} title={label} describeChild={false}>
          <IconButton {...(link ? { component: Link, ...link } : { onClick })} aria-label={fullLabel}>
            <Icon name={icon} fontSize="small" />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
