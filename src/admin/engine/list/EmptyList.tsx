import { Box, Button, Typography } from '@mui/material';
import { useResource } from '#admin/engine/context/contexts.ts';
import { SecondaryText } from '#admin/engine/fields/createKind.tsx';
import { useT } from '#admin/engine/text/useT.ts';
import { oneColumn } from '#admin/engine/ui/layout.ts';
import { CreateButton } from './ListToolbar.tsx';
import { useApiList } from './useListController.ts';

/** Replaces the records where none exist or match. */
export function EmptyList() {
  const t = useT();
  const { text } = useResource();
  const { search, segment, hasSearchOrFilters, setSearchAndFilters } = useApiList();
  const noMatches = () => (search ? text.sentence('list.noMatches') : t('ra.navigation.no_filtered_results'));

  return (
    <Box sx={{ ...oneColumn, justifyItems: 'center', gap: 2, px: 2, py: 6 }}>
      <Box role="status" sx={{ ...oneColumn, gap: 0.5, maxWidth: '60ch', textAlign: 'center', textWrap: 'balance' }}>
        <Typography color="textSecondary">{hasSearchOrFilters ? noMatches() : text.empty(segment?.name)}</Typography>
        {!hasSearchOrFilters && <SecondaryText>{text.source(segment?.name)}</SecondaryText>}
      </Box>
      {hasSearchOrFilters ? (
        <Button variant="outlined" onClick={() => setSearchAndFilters({ search: '', filters: {} })}>
          {t(search ? 'list.clearSearch' : 'filters.clear')}
        </Button>
      ) : (
        <CreateButton label={text.sentence('create.addFirst')} />
      )}
    </Box>
  );
}
