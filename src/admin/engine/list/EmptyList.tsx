import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { RowActionContext } from '#admin/engine/actions/useRowActions.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { listPaths, useDialogLink } from '#admin/engine/record/dialogRoutes.ts';
import { useSupports } from '#admin/engine/record/ProductContext.ts';
import { hasForm } from '#admin/engine/schema/fieldsOn.ts';
import { useResourceText } from '#i18n/useResourceText.ts';

/** Says that there are no records, or none that match, and offers to add the first one where the API can. */
export function EmptyList() {
  const text = useResourceText();
  const translate = useTranslate();
  const supports = useSupports();
  const linkTo = useDialogLink();
  const definition = useDefinition();
  const { list, name } = definition;
  const { segment } = use(RowActionContext);
  const { filterValues } = useListContext();
  const isSearched = list.search !== undefined && filterValues.q !== undefined;
  const isNarrowed = isSearched || Object.keys(filterValues).some((name) => name !== 'q' && filterValues[name] !== '');
  const noMatches = () =>
    isSearched
      ? text.sentence('list.noMatches')
      : translate('ra.navigation.no_filtered_results', { name: text.title() });

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 2, py: 6 }}>
      <Typography color="textSecondary" role="status">
        {isNarrowed ? noMatches() : text.empty(segment?.name)}
      </Typography>
      {hasForm(definition, 'create') && supports(name, 'create') && !isNarrowed && (
        <Button variant="contained" color="secondary" component={Link} {...linkTo(listPaths(definition).create)}>
          {text.sentence('create.addFirst')}
        </Button>
      )}
    </Box>
  );
}
