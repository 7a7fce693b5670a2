import { CustomRoutes, Resource } from 'ra-core';
import { Fragment } from 'react';
import { Route } from 'react-router-dom';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { DetailScreen } from './DetailScreen.tsx';
import { ListScreen } from './ListScreen.tsx';

/** The react-admin resource that a definition stands for, and the page of its rows where there is one. */
export const toResource = (definition: AnyResource) => {
  const { name, page } = definition;
  return (
    <Fragment key={name}>
      <Resource name={name} list={<ListScreen definition={definition} />} />
      {page && (
        <CustomRoutes>
          <Route path={`${page.path}/:id?`} element={<DetailScreen resource={name} page={page} />} />
        </CustomRoutes>
      )}
    </Fragment>
  );
};
