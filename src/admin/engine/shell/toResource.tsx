import { CustomRoutes, Resource } from 'ra-core';
import { Fragment, lazy, Suspense } from 'react';
import { Route } from 'react-router-dom';
import { DetailScreenSkeleton } from '#admin/engine/detail/DetailSkeleton.tsx';
import { ListScreen } from '#admin/engine/list/ListScreen.tsx';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { detailPageRoute } from '#admin/engine/schema/dialogRoutes.ts';
import { referredResource } from '#admin/engine/schema/referredResource.ts';
import { segmentFilters } from '#admin/engine/schema/segments.ts';
import { plainReader } from '#admin/engine/text/Reader.ts';
import { recordName } from '#admin/engine/text/recordText.ts';
import { fillsPath } from '#api/fillsPath.ts';
import { NotFound } from './NotFound.tsx';
import { useEndpoint } from './ProductContext.ts';

const DetailScreen = lazy(async () => ({
  default: (await import('#admin/engine/detail/DetailScreen.tsx')).DetailScreen,
}));

/** The list of a resource at its own address. Rows that can be listed only below a record of another have none. */
function OwnList({ definition }: { definition: AnyResource }) {
  const endpoint = useEndpoint(definition.name, 'list');
  const [filter] = segmentFilters(definition);
  return !endpoint || fillsPath(endpoint, filter) ? <ListScreen definition={definition} /> : <NotFound />;
}

/** The react-admin resource that a definition declares, and the page of its records where there is one. */
export const toResource = (definition: AnyResource) => {
  const { name, detailPage } = definition;
  return (
    <Fragment key={name}>
      <Resource
        name={name}
        list={<OwnList definition={definition} />}
        options={referredResource(definition)}
        recordRepresentation={(record) => recordName(definition, record, plainReader)}
      />
      {detailPage && (
        <CustomRoutes>
          <Route
            path={detailPageRoute(definition)}
            element={
              <Suspense fallback={<DetailScreenSkeleton resource={name} />}>
                <DetailScreen definition={definition} page={detailPage} />
              </Suspense>
            }
          />
        </CustomRoutes>
      )}
    </Fragment>
  );
};
