import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/useT.ts';
import { type Offer, useOffers } from './useOffers.ts';
import { useRowLabel } from './useRowLabel.ts';
import type { Row } from './useRows.ts';

/** The actions of a row behind one button. */
export function RowMenu({ row }: { row: Row }) {
  const t = useT();
  const labelOf = useRowLabel();
  const offers = useOffers();
  const navigate = useNavigate();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false); // most never are, and a closed menu costs a row much of its time
  const [chosen, setChosen] = useState<Offer>();

  const open = (event: MouseEvent<HTMLElement>) => {
    setWasOpened(true);
    setAnchor(event.currentTarget);
  };

  const choose = (offer: Offer) => {
    setChosen(offer);
    setAnchor(null);
  };

  // Only now the button has its focus again, and a dialog that opens can give it back.
  const startChosen = () => {
    setChosen(undefined);
    chosen?.start?.();
    if (chosen?.link) navigate(chosen.link.to, { state: chosen.link.state });
  };

  return (
    <>
      <IconButton
        aria-label={t('actions.menu', { name: labelOf(row) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={open}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      {wasOpened && (
        <Menu
          id={menuId}
          anchorEl={anchor}
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          transitionDuration={{ enter: 120, exit: 0 }}
          slotProps={{ transition: { onExited: startChosen } }}
        >
          {offers(row).map((offer) => (
            <MenuItem key={offer.name} onClick={() => choose(offer)}>
              {offer.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
