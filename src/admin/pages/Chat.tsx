import { Alert, Box, Paper, Typography } from '@mui/material';
import { RecordContextProvider } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { Bubble, Conversation } from '#admin/engine/components.ts';
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
  useT,
} from '#admin/engine/dashboard.ts';
import type { Ticket } from '#api/wire.ts';

const panel = { p: { xs: 2, md: 3 } };

/** An invented conversation. The API has no call for real ones, so the screen labels it (observed-behaviour.md, 6). */
const sampleMessages = [
  { from: 'person', text: 'Hi, my photos stopped uploading yesterday evening.', time: '09:12 AM' },
  { from: 'support', text: 'Sorry about that. Which phone do you use, and on Wi-Fi or mobile data?', time: '09:20 AM' },
  { from: 'person', text: 'An iPhone, on Wi-Fi. The bar runs to the end and then starts over.', time: '09:24 AM' },
  { from: 'support', text: 'Thank you, that helps. Please update the app and try one photo again.', time: '09:31 AM' },
  { from: 'person', text: 'It works now. Thanks for the quick help!', time: '09:46 AM' },
] as const;

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
        {sampleMessages.map(({ from, text, time }) => (
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
