import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { mask, personFrom, SampleLabel, useFormatContext } from '#admin/engine/dashboard.ts';
import type { Ticket } from '#api/wire.ts';
import { useT } from '#i18n/useT.ts';
import { sampleConversation } from './sampleConversation.ts';

const bubble = { maxWidth: 'min(85%, 34rem)', px: 2, py: 1.25, borderRadius: 2, overflowWrap: 'anywhere' };

const sides = {
  person: { justifySelf: 'start', bgcolor: 'action.hover', borderBottomLeftRadius: 4 },
  support: { justifySelf: 'end', bgcolor: 'var(--color-blush)', color: 'var(--color-ink)', borderBottomRightRadius: 4 },
};

/** What a conversation looks like. Its messages are a sample, whichever ticket it stands under. */
export function Conversation({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const titleId = useId();
  const { masksPersonalData } = useFormatContext();
  const names = {
    person: masksPersonalData ? mask : (personFrom(ticket.user)?.name ?? ''),
    support: t('chat.support'),
  };
  return (
    <Paper variant="outlined" component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography variant="h2" id={titleId}>
          {t('chat.messages')}
        </Typography>
        <SampleLabel />
      </Box>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
        {sampleConversation.map(({ id, from, text, time }) => (
          <Box key={id} component="li" sx={{ ...bubble, ...sides[from] }}>
            <Typography variant="caption" component="div" sx={{ fontWeight: 600 }}>
              {names[from]} · {time}
            </Typography>
            <span lang="en">{text}</span>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
