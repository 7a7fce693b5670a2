import { CustomRoutes, Resource } from 'ra-core';
import { Fragment, lazy, Suspense } from 'react';
import { Route } from 'react-router-dom';
import { fillsPath } from '#api/fillsPath.ts';
import { DetailScreenSkeleton } from './detail/DetailSkeleton.tsx';
import { plainReader } from './fields/reader/Reader.ts';
import { ListScreen } from './list/ListScreen.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { useEndpoint } from './product/ProductContext.ts';
import { detailPageRoute } from './record/dialogRoutes.ts';
import { recordName } from './record/recordText.ts';
import { referredResource } from './record/referredResource.ts';
import { segmentFilters } from './record/segments.ts';
import type { AnyResource } from './schema/defineResource.ts';

const DetailScreen = lazy(async () => ({ default: (await import('./detail/DetailScreen.tsx')).DetailScreen }));

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
