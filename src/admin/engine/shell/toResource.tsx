import { Fragment } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { type Product, useProduct } from '#admin/engine/context/contexts.ts';
import { detailPagePath, detailPageRoute, settingsPath } from '#admin/engine/context/dialogRoutes.ts';
import { segmentFilters } from '#admin/engine/context/segments.ts';
import { DetailScreen, DetailSkeleton } from '#admin/engine/detail/DetailScreen.tsx';
import { plainFormatContext, type ReferenceTarget } from '#admin/engine/fields/FormatContext.ts';
import { recordName, recordTitle } from '#admin/engine/fields/recordText.ts';
import { ListScreen } from '#admin/engine/list/ListScreen.tsx';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { titlesOf } from '#admin/engine/schema/fieldsOn.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { type Api, endpointOf, fillsPath, supports } from '#api/Endpoint.ts';
import { NotFound } from './fallbackScreens.tsx';

/** How fields of the kind `reference` show a record of this resource: its title, linked to its detail. */
function referenceTarget(definition: AnyResource, { endpoints }: Api): ReferenceTarget {
  const { name, list, detailPage, detailDialog } = definition;
  const listCall = endpointOf(endpoints, name, 'list');
  return {
    titles: titlesOf(definition),
    titleOf: (record, format) => recordTitle(definition, record, format),
    isLoaded: supports(endpoints, name, 'one') || (listCall && !listCall.paged),
    pathOf: detailPage || detailDialog ? (id) => detailPagePath(definition, id) : undefined,
    isSearched: list.search === true,
  };
}

/** The list of a resource, or "not found" without a call or sample, or if the call needs the id of another record. */
function ListOrNotFound({ definition }: { definition: AnyResource }) {
  const endpoint = endpointOf(useProduct().endpoints, definition.name, 'list');
  const [filter] = segmentFilters(definition);
  const isShown = endpoint ? fillsPath(endpoint, filter) : definition.sampleRows !== undefined;
  return isShown ? <ListScreen definition={definition} /> : <NotFound />;
}

/**
 * Turns a definition into react-admin's `Resource`, and its detail page into a route. The keys give each resource screens of its
 * own: React would keep the state of one screen, with its record, for the next one.
 */
const toResource = (definition: AnyResource, api: Api) => {
  const { name, detailPage } = definition;
  return (
    <Fragment key={name}>
      <Resource
        key={name}
        name={name}
        list={<ListOrNotFound definition={definition} />}
        options={referenceTarget(definition, api)}
        recordRepresentation={(record) =>
          recordName(definition, record, { ...plainFormatContext, endpoints: api.endpoints })
        }
      />
      {detailPage && (
        <CustomRoutes>
          <Route path={detailPageRoute(definition)} element={<DetailScreen key={name} definition={definition} />} />
        </CustomRoutes>
      )}
    </Fragment>
  );
};

const SettingsScreen = lazyComponent(async () => (await import('./SettingsScreen.tsx')).SettingsScreen);

const SettingsPlaceholder = () => <DetailSkeleton title={useT()('preferences.title')} />;

/** The screens of a product, for react-admin. */
export const screensOf = (product: Product) => [
  product.resources.map((definition) => toResource(definition, product)),
  product.preferences && (
    <CustomRoutes key="settings">
      <Route path={`${settingsPath}/*`} element={<SettingsScreen fallback={<SettingsPlaceholder />} />} />
    </CustomRoutes>
  ),
  product.customRoutes,
];
