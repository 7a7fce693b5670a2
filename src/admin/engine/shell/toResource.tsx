import { Fragment } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { DetailScreen } from '#admin/engine/detail/DetailScreen.tsx';
import { plainFormatContext, type ReferenceTarget } from '#admin/engine/fields/FormatContext.ts';
import { ListScreen } from '#admin/engine/list/ListScreen.tsx';
import { detailPageRoute } from '#admin/engine/record/dialogRoutes.ts';
import { useEndpoint } from '#admin/engine/record/ProductContext.ts';
import { recordName } from '#admin/engine/record/recordText.ts';
import { segmentFilters } from '#admin/engine/record/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { fillsPath } from '#api/Endpoint.ts';
import { NotFound } from './fallbackScreens.tsx';

/** How fields of the kind `reference` show a record of this resource: its title, linked to its detail. */
function referenceTarget(definition: AnyResource): ReferenceTarget {
  const { name, title, fields, list, detailPage, detailDialog } = definition;
  const isShown = detailPage !== undefined || detailDialog !== undefined;
  return {
    titleKind: fields[title]?.kind,
    titleOf: (record, format) => recordName(definition, record, format),
    recordPath: detailPage?.path ? `${detailPage.path}/{id}` : isShown ? `/${name}/{id}/show` : undefined,
    isSearched: list.search === true,
  };
}

/** The list of a resource, or "not found" if the list's call needs the id of another record. */
function ListOrNotFound({ definition }: { definition: AnyResource }) {
  const endpoint = useEndpoint(definition.name, 'list');
  const [filter] = segmentFilters(definition);
  return !endpoint || fillsPath(endpoint, filter) ? <ListScreen definition={definition} /> : <NotFound />;
}

/** Turns a definition into react-admin's `Resource`, and its detail page into a route. */
export const toResource = (definition: AnyResource) => {
  const { name, detailPage } = definition;
  return (
    <Fragment key={name}>
      <Resource
        name={name}
        list={<ListOrNotFound definition={definition} />}
        options={referenceTarget(definition)}
        recordRepresentation={(record) => recordName(definition, record, plainFormatContext)}
      />
      {detailPage && (
        <CustomRoutes>
          <Route
            path={detailPageRoute(definition)}
            element={<DetailScreen definition={definition} page={detailPage} />}
          />
        </CustomRoutes>
      )}
    </Fragment>
  );
};
