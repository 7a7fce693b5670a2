import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/useT.ts';
import { dialogPaths } from './dialogPaths.ts';
import { useListScreen } from './ListScreenContext.ts';
import { useDialogLink } from './useDialogLink.ts';
import { useListState } from './useListState.ts';

/** Says that there is nothing, or nothing that matches, and offers the first step where there is one. */
export function EmptyList() {
  const t = useT();
  const linkTo = useDialogLink();
  const { definition, segment } = useListScreen();
  const { search } = useListState(definition);
  const { texts, form, name } = definition;
  const isSearched = search !== '' && definition.list.search !== undefined;

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 2, py: 6 }}>
      <Typography color="textSecondary" role="status">
        {t((isSearched && texts.noMatches) || (segment?.empty ?? texts.empty))}
      </Typography>
      {form && !isSearched && (
        <Button variant="contained" color="secondary" component={Link} {...linkTo(dialogPaths(name).create)}>
          {t(form.addFirst ?? form.add)}
        </Button>
      )}
    </Box>
  );
}
