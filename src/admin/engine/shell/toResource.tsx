import { Fragment } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { DetailScreenSkeleton } from '#admin/engine/detail/DetailSkeleton.tsx';
import { plainFormatContext, type ReferenceTarget } from '#admin/engine/fields/FormatContext.ts';
import { ListScreen } from '#admin/engine/list/ListScreen.tsx';
import { detailPageRoute } from '#admin/engine/record/dialogRoutes.ts';
import { useEndpoint } from '#admin/engine/record/ProductContext.ts';
import { recordName } from '#admin/engine/record/recordText.ts';
import { segmentFilters } from '#admin/engine/record/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { fillsPath } from '#api/Endpoint.ts';
import { NotFound } from './NotFound.tsx';

/** What fields of other resources need to know to show a record of this one under its title, linked to where it is shown. */
function referenceTarget(definition: AnyResource): ReferenceTarget {
  const { name, title, fields, detailPage, detailDialog } = definition;
  const isShown = detailPage !== undefined || detailDialog !== undefined;
  return {
    titleKind: fields[title]?.kind,
    titleOf: (record, format) => recordName(definition, record, format),
    recordPath: detailPage?.path ? `${detailPage.path}/{id}` : isShown ? `/${name}/{id}/show` : undefined,
  };
}

const DetailScreen = lazyComponent(async () => (await import('#admin/engine/detail/DetailScreen.tsx')).DetailScreen);

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
        options={referenceTarget(definition)}
        recordRepresentation={(record) => recordName(definition, record, plainFormatContext)}
      />
      {detailPage && (
        <CustomRoutes>
          <Route
            path={detailPageRoute(definition)}
            element={
              <DetailScreen
                definition={definition}
                page={detailPage}
                fallback={<DetailScreenSkeleton resource={name} />}
              />
            }
          />
        </CustomRoutes>
      )}
    </Fragment>
  );
};
