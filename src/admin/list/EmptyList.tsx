import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
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
  const translate = useTranslate();
  const supports = useSupports();
  const linkTo = useDialogLink();
  const { list, texts, form, name } = useDefinition();
  const { segment } = use(RowActionContext);
  const { filterValues } = useListContext();
  const isSearched = list.search !== undefined && filterValues.q !== undefined;
  const isNarrowed = isSearched || Object.keys(filterValues).some((name) => name !== 'q' && filterValues[name] !== '');
  const noMatches = () =>
    texts.noMatches ? t(texts.noMatches) : translate('ra.navigation.no_filtered_results', { name: t(texts.title) });

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 2, py: 6 }}>
      <Typography color="textSecondary" role="status">
        {isNarrowed ? noMatches() : t(segment?.empty ?? texts.empty)}
      </Typography>
      {form && supports(name, 'create') && !isNarrowed && (
        <Button variant="contained" color="secondary" component={Link} {...linkTo(dialogPaths(name).create)}>
          {t(form.addFirst ?? form.add)}
        </Button>
      )}
    </Box>
  );
}
