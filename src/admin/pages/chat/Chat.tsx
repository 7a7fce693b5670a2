import { Alert, Box, Paper, Typography } from '@mui/material';
import { RecordContextProvider } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import {
  BackLink,
  detailPagePath,
  FieldValue,
  maskedText,
  PageTitle,
  PartTitle,
  personFrom,
  useFormatContext,
  useProduct,
} from '#admin/engine/dashboard.ts';
import { Bubble, Conversation } from '#admin/engine/inputs.ts';
import type { Ticket } from '#api/wire.ts';
import { useT } from '#i18n/useT.ts';
import { sampleConversation } from './sampleConversation.ts';

const panel = { p: { xs: 2, md: 3 } };

/** A sample conversation, the same for every ticket. */
function SampleConversation({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const { masksPersonalData } = useFormatContext();
  const names = {
    person: masksPersonalData ? maskedText : (personFrom(ticket.user)?.name ?? ''),
    support: t('chat.support'),
  };
  return (
    <Paper variant="outlined" component="section" aria-label={t('chat.messages')} sx={panel}>
      <PartTitle title={t('chat.messages')} isSample />
      <Conversation label={t('chat.messages')}>
        {sampleConversation.map(({ from, text, time }) => (
          <Bubble key={time} side={from === 'support' ? 'ours' : 'theirs'} heading={`${names[from]} · ${time}`}>
            <span lang="en">{text}</span>
          </Bubble>
        ))}
      </Conversation>
    </Paper>
  );
}

/**
 * The ticket that was opened from the list, with a sample conversation. When the server has announced tickets with pages of
 * their own, it redirects to the page of the ticket.
 */
export function Chat() {
  const t = useT();
  const ticket: Ticket | undefined = useLocation().state?.ticket;
  const definition = useProduct().resources.find(({ name }) => name === 'ticket');
  if (ticket && definition?.detailPage) return <Navigate to={detailPagePath(definition, ticket.id)} replace />;
  return (
    <>
      <BackLink label={t('chat.back')} to="/ticket" />
      <PageTitle title={ticket ? t('chat.title', { id: ticket.id }) : t('chat.titleNone')} />
      {ticket ? (
        <RecordContextProvider value={ticket}>
          <Paper variant="outlined" component="section" aria-label={t('chat.ticket')} sx={{ ...panel, mb: 2 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5, mb: 1.5 }}>
              <FieldValue kind="person" source="user" whose="value" />
              <FieldValue kind="dateTime" source="time" />
            </Box>
            <Typography component="div" sx={{ maxWidth: '65ch' }}>
              <FieldValue kind="longText" source="message" />
            </Typography>
          </Paper>
          <SampleConversation ticket={ticket} />
        </RecordContextProvider>
      ) : (
        <Alert severity="info" role="status">
          {t('chat.none')}
        </Alert>
      )}
    </>
  );
}
