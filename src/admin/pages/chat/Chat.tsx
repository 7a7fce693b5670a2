import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { RecordContextProvider } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { BackLink, detailPagePath, FieldValue, PageTitle, useProduct } from '#admin/engine/dashboard.ts';
import { isRecord } from '#api/values.ts';
import type { Ticket } from '#api/wire.ts';
import { useT } from '#i18n/useT.ts';
import { Conversation } from './Conversation.tsx';

const isTicket = (value: unknown): value is Ticket =>
  isRecord(value) &&
  (typeof value.id === 'number' || typeof value.id === 'string') &&
  isRecord(value.user) &&
  typeof value.message === 'string';

/** The ticket that travelled with the navigation, if one did. */
export const ticketIn = (state: unknown) => (isRecord(state) && isTicket(state.ticket) ? state.ticket : undefined);

/** Who wrote the ticket, when and what. Real data, unlike the sample conversation below it. */
function TicketHead({ ticket }: { ticket: Ticket }) {
  const t = useT();
  return (
    <RecordContextProvider value={ticket}>
      <Paper variant="outlined" component="section" aria-label={t('chat.ticket')} sx={{ p: { xs: 2, md: 3 }, mb: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5, mb: 1.5 }}>
          <FieldValue kind="person" source="user" whose="value" />
          <FieldValue kind="dateTime" source="time" />
        </Box>
        <Typography component="div" sx={{ maxWidth: '65ch' }}>
          <FieldValue kind="longText" source="message" />
        </Typography>
      </Paper>
    </RecordContextProvider>
  );
}

/**
 * The conversation about the ticket that was opened from the list, if one was. Where the server has tickets with pages of
 * their own, and announced them after that, the ticket is on its page.
 */
export function Chat() {
  const t = useT();
  const ticket = ticketIn(useLocation().state);
  const definition = useProduct().resources.find(({ name }) => name === 'ticket');
  if (ticket && definition?.detailPage) return <Navigate to={detailPagePath(definition, ticket.id)} replace />;
  return (
    <>
      <BackLink label={t('chat.back')} to="/ticket" />
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
