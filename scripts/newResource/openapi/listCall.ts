import type { Conventions } from '#api/conventions.ts';
import type { Endpoint } from '#api/Endpoint.ts';
import type { NewField } from '#scripts/newResource/guessFields.ts';
import type { FoundCall, FoundRows } from './findCalls.ts';

const isPaging = (name: string) =>
  /^(?:page|offset|skip|start|cursor|after|before|limit|per_page|page_size|pageSize|pageNumber|count|starting_after|ending_before)$/.test(
    name,
  );

const isSearch = (name: string) => /^(?:q|query|search|keyword)$/i.test(name);

const placeOf = (path: string) => (path ? `at '${path}'` : 'as the whole body');

/** Compares the place of the rows with the conventions, which hold for all calls. */
function* placeNotes(rows: FoundRows, isPaged: boolean, { data = '', paging }: Conventions) {
  const expected = [data, isPaged ? (paging?.response?.rows ?? '') : ''].filter(Boolean).join('.');
  if (rows.at !== expected)
    yield `the API sends the rows ${placeOf(rows.at)}, and src/api/conventions.ts expects them ${placeOf(expected)}: change it there for all calls, or here by conventions`;
}

/** The call of a list, with the parameters that its screen can send, and notes about the others. */
export function listCall(
  { calledPath, parameters }: FoundCall,
  rows: FoundRows,
  fields: readonly NewField[],
  conventions: Conventions,
) {
  const inQuery = parameters.filter((each) => each.in === 'query');
  const names = inQuery.map(({ name }) => name);
  const { paging } = conventions;
  const isPaged = paging !== undefined && names.includes(paging.name);
  const pages = names.filter(isPaging);
  const search = names.find(isSearch);
  const selecting = inQuery.filter(({ name }) =>
    fields.some((field) => field.name === name && field.kind !== 'json' && field.kind !== 'person'),
  );
  // The list shows a tab for each value of a required choice.
  const isTab = ({ name, required }: { name: string; required?: boolean }) =>
    required === true && fields.some((field) => field.name === name && field.kind === 'choice');
  const filters = selecting.filter((each) => !isTab(each)).map(({ name }) => name);
  const query = [...selecting.map(({ name }) => name), ...(search ? [search] : [])];
  const others = inQuery.filter(({ name }) => !query.includes(name) && !pages.includes(name));
  const required = others.filter((each) => each.required).map(({ name }) => name);
  const optional = others.filter((each) => !each.required).map(({ name }) => name);
  const endpoint = {
    call: `GET ${calledPath}`,
    query: query.length > 0 ? query : undefined,
    from: search && search !== 'q' ? { [search]: 'q' } : undefined,
    filters: filters.length > 0 ? filters : undefined,
    paged: isPaged || undefined,
  } as Endpoint;
  const notes = [
    ...placeNotes(rows, isPaged, conventions),
    ...(pages.length > 0 && !isPaged
      ? [
          `the API pages by ${pages.join(', ')}: describe that as paging in src/api/conventions.ts, and add paged: true here`,
        ]
      : []),
    ...(search
      ? [
          `'${search}' is taken for the search; the test server in tests/resources/testedBaseProduct.ts has to search by it, too`,
        ]
      : []),
    ...required.map((name) => `the API requires '${name}' in the query string, and the row has no such field`),
    ...(optional.length > 0 ? [`not sent: ${optional.join(', ')}`] : []),
  ];
  return { endpoint, notes };
}
