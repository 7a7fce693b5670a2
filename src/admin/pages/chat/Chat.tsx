import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { PageTitle } from '#admin/parts/PageTitle.tsx';
import { useT } from '#i18n/useT.ts';
import { Conversation } from './Conversation.tsx';
import { TicketHead } from './TicketHead.tsx';
import { ticketIn } from './ticketIn.ts';

/** The conversation about the ticket that was opened from the list, if one was. */
export function Chat() {
  const t = useT();
  const ticket = ticketIn(useLocation().state);
  return (
    <>
      <Button
        color="inherit"
        size="small"
        startIcon={<ArrowBackIcon />}
        component={Link}
        to="/ticket"
        sx={{ ml: -0.5, mb: 1.5 }}
      >
        {t('chat.back')}
      </Button>
      <PageTitle title={ticket ? t('chat.title', { id: ticket.id }) : t('chat.titleNone')} />
      {ticket ? (
        <>
          <TicketHead ticket={ticket} />
          <Conversation ticket={ticket} />
        </>
      ) : (
        <Alert severity="info" role="status">
          {t('chat.none')}
        </Alert>
      )}
    </>
  );
}
