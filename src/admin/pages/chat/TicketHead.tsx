import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { RecordContextProvider } from 'ra-core';
import { fieldKinds } from '#admin/fields/fieldKinds.ts';
import type { Ticket } from '#api/wire.ts';
import { useT } from '#i18n/useT.ts';

const { person, dateTime, longText } = fieldKinds;

/** Who wrote the ticket, when and what. Real data, unlike the sample conversation below it. */
export function TicketHead({ ticket }: { ticket: Ticket }) {
  const t = useT();
  return (
    <RecordContextProvider value={ticket}>
      <Paper variant="outlined" component="section" aria-label={t('chat.ticket')} sx={{ p: { xs: 2, md: 3 }, mb: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5, mb: 1.5 }}>
          <person.Field source="user" whose="value" />
          <dateTime.Field source="time" />
        </Box>
        <Typography component="div" sx={{ maxWidth: '65ch' }}>
          <longText.Field source="message" />
        </Typography>
      </Paper>
    </RecordContextProvider>
  );
}
