import { type RaRecord, useDataProvider, useEvent } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { detailPagePath, dialogPaths } from '#admin/engine/record/dialogRoutes.ts';
import { segmentFilters } from '#admin/engine/record/segments.ts';
import { nextOf } from '#admin/engine/schema/actionsOf.ts';
import { matches } from '#admin/engine/schema/matches.ts';

const firstPage = { page: 1, perPage: 25 }; // the server decides how many

/**
 * Opens the page of the row behind a record, or of the first row, that nobody has meanwhile taken; the list where there is
 * none. The list is asked anew: others work on it, too.
 */
export function useOpenNext() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const definition = useDefinition();
  const dataProvider = useDataProvider();
  return useEvent(async (after?: RaRecord) => {
    const { name } = definition;
    const [filter] = segmentFilters(definition);
    const asked = { filter, pagination: firstPage };
    const rows: RaRecord[] = await dataProvider.getList(name, asked).then(
      ({ data }) => data,
      () => [], // the list says why
    );
    const behind = rows.slice(rows.findIndex(({ id }) => id === after?.id) + 1);
    const next = behind.find((row) => matches(nextOf(definition), row));
    if (next) navigate(detailPagePath(definition, next.id), { state });
    else navigate({ pathname: dialogPaths(name).list, search: state?.listSearch });
    document.getElementById('content')?.focus(); // what had the focus goes with the page before
  });
}
