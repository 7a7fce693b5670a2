import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type RaRecord, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ListScreen } from '#admin/engine/list/ListScreen.tsx';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';

type Props = { definition: AnyResource; target: string; record: RaRecord; pagePath: string };

/** Loads the rows again after a change of the parent record, and the parent again after a change of the rows. */
function useRefreshTogether(rows: string, parent: string) {
  const queryClient = useQueryClient();

  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        const changed = event.mutation.options.mutationKey?.[0];
        if (changed === rows) void queryClient.invalidateQueries({ queryKey: [parent] });
        if (changed === parent) void queryClient.invalidateQueries({ queryKey: [rows] });
      }),
    [rows, parent, queryClient],
  );
}

/**
 * The list of another resource whose rows belong to a record. All of its calls get the record's key under the name of
 * `target`.
 */
export function RelatedRows({ definition, target, record, pagePath }: Props) {
  const location = useLocation();
  useRefreshTogether(definition.name, useDefinition().name);
  const path = `${pagePath}/${definition.name}`;
  const related = useMemo(
    () => ({ ...definition, parent: { path, filter: { [target]: record.id } } }),
    [definition, path, target, record.id],
  );
  const list = (
    <ResourceContextProvider value={definition.name}>
      {/* A row that is still loading must not show the record of the page in its place. */}
      <RecordContextProvider value={undefined}>
        <ListScreen definition={related} />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
  return (
    <Routes>
      <Route path={`${definition.name}/*`} element={list} />
      <Route path="*" element={<Navigate to={{ ...location, pathname: path }} state={location.state} replace />} />
    </Routes>
  );
}
