import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useTranslate } from 'react-admin';
import { useProduct } from '#admin/engine/context/contexts.ts';
import { detailPagePath, listPaths } from '#admin/engine/context/dialogRoutes.ts';
import { segmentFilters } from '#admin/engine/context/segments.ts';
import { keyOf, maskedText, useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { recordName, recordTitle, searchedText } from '#admin/engine/fields/recordText.ts';
import { containsWords } from '#admin/engine/list/matchRecords.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { fieldsOn, hasForm, titlesOf } from '#admin/engine/schema/fieldsOn.ts';
import { createResourceText } from '#admin/engine/text/resourceText.ts';
import { joinTexts } from '#api/keys.ts';
import { isRecord } from '#api/values.ts';

/** The maximum number of records of each list. */
const maxRecords = 5;

/** The records in a cached response: of a page, of several pages, or the only one. */
const recordsIn = (data: unknown): RaRecord[] => {
  if (!isRecord(data)) return [];
  if (Array.isArray(data.pages)) return data.pages.flatMap(recordsIn);
  return Array.isArray(data.data) ? data.data : 'id' in data ? [data as RaRecord] : [];
};

/** The path of a record's page, its dialog, or the list that finds it. */
function pathOf(definition: AnyResource, { id }: RaRecord, typed: string) {
  if (definition.detailPage || definition.detailDialog) return detailPagePath(definition, id);
  const { edit, list } = listPaths(definition);
  return hasForm(definition, 'update') ? edit(id) : `${list}?search=${encodeURIComponent(typed)}`;
}

/**
 * The records that match, by the API's search, or among the loaded ones of lists that it does not search. Before a search,
 * those of the visited paths, latest first.
 */
export function useFoundRecords(typed: string, search: string, visited: ReadonlySet<string>) {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const format = useFormatContext();
  const listed = useProduct().resources.filter(({ menu }) => menu);

  const searched = listed
    .filter(({ list }) => list.search === true)
    .flatMap((definition) => segmentFilters(definition).map((filter) => ({ definition, filter })));
  const queries = useQueries({
    queries: searched.map(({ definition: { name }, filter }) => {
      const params = { pagination: { page: 1, perPage: maxRecords }, filter: { q: search, ...filter } };
      return {
        queryKey: [name, 'getList', params],
        queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.getList<RaRecord>(name, { ...params, signal }),
        enabled: search !== '',
      };
    }),
  });

  const isCurrent = typed === search && typed !== '';
  const foundOf = (definition: AnyResource) =>
    queries
      .filter((_, index) => isCurrent && searched[index]?.definition === definition)
      .flatMap(({ data }) => data?.data.slice(0, maxRecords) ?? []);
  const textsOf = (definition: AnyResource, record: RaRecord) =>
    fieldsOn(definition, 'list').map(({ source }) => searchedText(definition, record, source, format));
  const loadedOf = (definition: AnyResource) => {
    const queryKey = typed ? [definition.name] : [definition.name, 'getOne'];
    const loaded = queryClient.getQueriesData({ queryKey }).flatMap(([, data]) => recordsIn(data));
    return [...new Map(loaded.map((record) => [record.id, record])).values()]
      .filter((record) => containsWords(textsOf(definition, record).join(' '), typed))
      .slice(0, typed ? maxRecords : undefined);
  };
  const optionsOf = (definition: AnyResource) => {
    const { name: resource, list } = definition;
    const own = { ...format, resource };
    const isNamed = ({ label }: { label: string }) => Number(containsWords(label, typed));
    const options = (typed && list.search === true ? foundOf(definition) : loadedOf(definition)).map((record) => {
      const name = recordName(definition, record, own);
      const titles = titlesOf(definition).map((title) => searchedText(definition, record, title, own));
      const details = joinTexts(titles).replace(`${name}, `, '');
      const matching = textsOf(definition, record).find((text) => containsWords(text, typed));
      const ofTitle = containsWords(`${name} ${details}`, typed) ? details : matching;
      return {
        group: createResourceText(translate, resource).menu(),
        key: `${resource} ${record.id}`,
        label: recordTitle(definition, record, own),
        note: name.includes(maskedText) ? `#${keyOf(format, resource, record.id)}` : ofTitle,
        to: pathOf(definition, record, typed),
        row: { definition, record },
      };
    });
    if (typed) return options.toSorted((one, other) => isNamed(other) - isNamed(one)); // the others match by their email
    const latest = [...visited].reverse().flatMap((path) => options.find(({ to }) => to === path) ?? []);
    return latest.slice(0, maxRecords);
  };
  return {
    found: listed.flatMap(optionsOf),
    isSearching: typed !== '' && (typed !== search || queries.some(({ isFetching }) => isFetching)),
    failed: queries.filter(({ isError, isFetching }) => isCurrent && isError && !isFetching),
  };
}
