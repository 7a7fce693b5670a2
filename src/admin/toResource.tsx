import { CustomRoutes, Resource } from 'ra-core';
import { Fragment, lazy, Suspense } from 'react';
import { Route } from 'react-router-dom';
import { ListScreen } from './list/ListScreen.tsx';
import { detailPageRoute } from './record/dialogRoutes.ts';
import { recordName } from './record/recordText.ts';
import { referredResource } from './record/referredResource.ts';
import type { AnyResource } from './schema/defineResource.ts';

const DetailScreen = lazy(async () => ({ default: (await import('./detail/DetailScreen.tsx')).DetailScreen }));

/** The react-admin resource that a definition declares, and the page of its records where there is one. */
export const toResource = (definition: AnyResource) => {
  const { name, detailPage } = definition;
  return (
    <Fragment key={name}>
      <Resource
        name={name}
        list={<ListScreen definition={definition} />}
        options={referredResource(definition)}
        recordRepresentation={(record) => recordName(definition, record)}
      />
      {detailPage && (
        <CustomRoutes>
          <Route
            path={detailPageRoute(definition)}
            element={
              <Suspense>
                <DetailScreen definition={definition} page={detailPage} />
              </Suspense>
            }
          />
        </CustomRoutes>
      )}
    </Fragment>
  );
};
