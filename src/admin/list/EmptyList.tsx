import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext } from 'ra-core';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { useSupports } from '#admin/product/ProductContext.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { dialogPaths, useDialogLink } from '#admin/record/dialogRoutes.ts';
import { RowActionContext } from '#admin/rowActions/useRowActions.ts';
import { useT } from '#i18n/useT.ts';

/** Says that there are no records, or none that match, and offers to add the first one where the API can. */
export function EmptyList() {
  const t = useT();
  const supports = useSupports();
  const linkTo = useDialogLink();
  const { list, texts, form, name } = useDefinition();
  const { segment } = use(RowActionContext);
  const { filterValues } = useListContext();
  const isSearched = filterValues.q !== undefined && list.search !== undefined;

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 2, py: 6 }}>
      <Typography color="textSecondary" role="status">
        {t((isSearched && texts.noMatches) || (segment?.empty ?? texts.empty))}
      </Typography>
      {form && supports(name, 'create') && !isSearched && (
        <Button variant="contained" color="secondary" component={Link} {...linkTo(dialogPaths(name).create)}>
          {t(form.addFirst ?? form.add)}
        </Button>
      )}
    </Box>
  );
}
