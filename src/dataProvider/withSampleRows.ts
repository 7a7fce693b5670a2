import type { GetListParams, RaRecord } from 'react-admin';
import type { Values } from '#api/values.ts';
import type { ApiDataProvider } from './dataProvider.ts';
import { toRecord } from './records.ts';

type Samples = readonly { name: string; sampleRows?: () => Promise<readonly Values[]> }[];

/** A data provider that lists the sample rows of the resources that have some, and calls the API for all others. */
export function withSampleRows(provider: ApiDataProvider, resources: Samples): ApiDataProvider {
  return {
    ...provider,
    getList: async <Row extends RaRecord>(resource: string, params: GetListParams) => {
      const sampleRows = resources.find(({ name }) => name === resource)?.sampleRows;
      if (!sampleRows) return provider.getList<Row>(resource, params);
      const rows = await sampleRows();
      return { data: rows.map((row) => toRecord<Row>(row)), total: rows.length };
    },
  };
}
