import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router-dom';
import type { RowActionName } from '#admin/schema/defineResource.ts';
import { type Offer, useOffers } from './useOffers.ts';
import type { Row } from './useRows.ts';

const icons: Record<RowActionName, typeof EditIcon> = {
  view: ViewIcon,
  edit: EditIcon,
  delete: DeleteIcon,
  close: CloseIcon,
};

function OfferIcon({ offer }: { offer: Offer }) {
  const { link, start, fullLabel } = offer;
  const Icon = icons[offer.name];
  const target = link ? { component: Link, ...link } : { onClick: start };
  return (
    <Tooltip title={offer.label} describeChild={false}>
      <IconButton {...target} aria-label={fullLabel}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

/** The actions of a row, each as a symbol of its own. */
export function RowIcons({ row }: { row: Row }) {
  const offers = useOffers();
  return (
    <Box sx={{ display: 'inline-flex', flexShrink: 0 }}>
      {offers(row).map((offer) => (
        <OfferIcon key={offer.name} offer={offer} />
      ))}
    </Box>
  );
}
