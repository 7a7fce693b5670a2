import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { fieldKinds } from '#admin/fields/fieldKinds.ts';
import type { Ticket } from '#api/wire.ts';
import { useT } from '#i18n/useT.ts';

const { person, dateTime, longText } = fieldKinds;

/** Who wrote the ticket, when and what: data, unlike the conversation below it. */
export function TicketHead({ ticket }: { ticket: Ticket }) {
  const t = useT();
  return (
    <Paper variant="outlined" component="section" aria-label={t('chat.ticket')} sx={{ p: { xs: 2, md: 3 }, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5, mb: 1.5 }}>
        <person.Cell record={ticket} source="user" />
        <dateTime.Cell record={ticket} source="time" />
      </Box>
      <Typography component="div" sx={{ maxWidth: '65ch' }}>
        <longText.Cell record={ticket} source="message" />
      </Typography>
    </Paper>
  );
}
