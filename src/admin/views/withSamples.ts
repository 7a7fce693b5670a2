import type { GetListParams, RaRecord } from 'ra-core';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import { toRecord } from '#dataProvider/records.ts';

/** A data provider that lists the samples of the definitions that declare one, and asks the API for all else. */
export function withSamples(provider: ApiDataProvider, definitions: readonly AnyResource[]): ApiDataProvider {
  return {
    ...provider,
    getList: async <Row extends RaRecord>(resource: string, params: GetListParams) => {
      const sample = definitions.find(({ name }) => name === resource)?.sample;
      if (!sample) return provider.getList<Row>(resource, params);
      const rows = await sample();
      return { data: rows.map((row) => toRecord<Row>(row)), total: rows.length };
    },
  };
}
