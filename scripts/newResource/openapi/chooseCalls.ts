import { singularize } from 'inflection';
import { callsIn, type FoundCall, findRows, isParameter, lineOf, responseOf, rowsOf, segmentsIn } from './findCalls.ts';
import type { OpenApiDocument } from './readDocument.ts';

/** Whether a path is a template with its names in braces filled. */
function fits(template: string, path: string) {
  const names = segmentsIn(template);
  const values = segmentsIn(path);
  return (
    names.length === values.length &&
    names.every((name, index) => name === values[index] || (isParameter(name) && values[index] !== undefined))
  );
}

/** The calls at a path, of one of its rows (`/{id}`), and on such a row (`/{id}/close`). */
function callsAt(calls: readonly FoundCall[], path: string) {
  const templates = calls.map((call) => call.path).filter((template) => fits(template, path));
  const [template] = templates.toSorted((a, b) => a.split('{').length - b.split('{').length);
  if (!template) return [];
  return calls.flatMap((call): FoundCall[] => {
    if (!`${call.path}/`.startsWith(`${template}/`)) return [];
    const rest = call.path.slice(template.length);
    const [key, word, ...more] = segmentsIn(rest);
    if (more.length > 0 || (key && !isParameter(key)) || (word && isParameter(word))) return [];
    return [{ ...call, calledPath: path + rest }];
  });
}

const normal = (name: string) => singularize(name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));

/** The first of these, for a sentence. */
const some = (texts: readonly string[], count = 12) =>
  [...texts.slice(0, count), ...(texts.length > count ? [`and ${texts.length - count} more`] : [])].join(', ');

const linesOf = (calls: readonly FoundCall[]) => some(calls.map(lineOf));

const saying = (lists: readonly FoundCall[]) =>
  lists.length > 0
    ? `Name one by --path, or a group of calls by --tag: ${linesOf(lists)}.`
    : 'None of its calls responds with a list of objects in JSON.';

export type Choice = { name: string; file: string; paths: readonly string[]; tags: readonly string[] };

/** The calls that the command line names by paths and tags, else those whose path ends in the resource's name. */
function namedCalls(calls: readonly FoundCall[], { name, file, paths, tags }: Choice) {
  const lists = () => calls.filter((call) => call.method === 'get' && rowsOf(call));
  const atPaths = paths.flatMap((path) => {
    const found = callsAt(calls, path);
    if (found.length > 0) return found;
    const near = calls.filter((call) => call.path.includes(segmentsIn(path).at(0) ?? path));
    throw new Error(
      `${file} has no path ${path}. It has ${some([...new Set((near.length > 0 ? near : lists()).map((call) => call.path))])}.`,
    );
  });
  const taggedBy = (tag: string) =>
    calls.filter(({ described }) => described.tags?.some((each) => normal(each) === normal(tag)));
  const ofTags = tags.flatMap((tag) => {
    const found = taggedBy(tag);
    if (found.length > 0) return found;
    const known = [...new Set(calls.flatMap(({ described }) => described.tags ?? []))];
    throw new Error(`${file} has no tag ${tag}. It has ${some(known, 40) || 'no tags: name a path by --path'}.`);
  });
  if (paths.length + tags.length > 0) return [...atPaths, ...ofTags];
  const fits = lists().filter(({ path }) => normal(segmentsIn(path).at(-1) ?? '') === normal(name));
  const shallow = fits.filter(({ path }) => !path.includes('{'));
  const [only, ...others] = shallow.length === 1 ? shallow : fits;
  if (!only && taggedBy(name).length > 0) return taggedBy(name);
  if (!only) throw new Error(`${file} has no list called ${name}. ${saying(lists())}`);
  if (others.length > 0)
    throw new Error(`${file} has several lists called ${name}: ${linesOf(fits)}. Name one by --path.`);
  return callsAt(calls, only.path);
}

/** A call of a resource: on a row (`/{id}`), by an action of a row (`/{id}/close`), or on all rows. */
export type ChosenCall = FoundCall & { concerns: 'row' | 'action' | 'rows' };

function subjectOf({ path }: FoundCall, list: FoundCall): ChosenCall['concerns'] {
  const [last = '', before = ''] = segmentsIn(path).reverse();
  const isAround = (outer: string) => `${list.path}/`.startsWith(`${outer}/`); // names in braces of the list itself
  if (isParameter(last)) return isAround(path) ? 'rows' : 'row';
  return isParameter(before) && !isAround(path.slice(0, path.lastIndexOf('/'))) ? 'action' : 'rows';
}

/** Finds the calls of a resource and its list. If none or several fit, the error lists them. */
export function chooseCalls(document: OpenApiDocument, choice: Choice) {
  const named = namedCalls(callsIn(document), choice);
  const calls = named.filter((call, index) => named.findIndex((each) => lineOf(each) === lineOf(call)) === index);
  const lists = calls.filter((call) => call.method === 'get' && rowsOf(call));
  const atPath = lists.filter(({ path, calledPath }) =>
    choice.paths.some((each) => each === path || each === calledPath),
  );
  const shallow = lists.filter(({ path }) => !path.includes('{'));
  const [list, ...more] = [atPath, shallow, lists].find(({ length }) => length > 0) ?? [];
  const rows = list && rowsOf(list);
  if (!list || !rows) throw new Error(withoutList(calls, choice));
  if (more.length > 0) throw new Error(`Several lists fit: ${linesOf([list, ...more])}. Name one by --path.`);
  const others = calls.filter((call) => call !== list);
  const isBelow = ({ path }: FoundCall) => path.startsWith(`${list.path}/`);
  return {
    list,
    rows,
    calls: [...others.filter(isBelow), ...others.filter((call) => !isBelow(call))].map(
      (call): ChosenCall => ({ ...call, concerns: subjectOf(call, list) }),
    ),
  };
}

/** Says why no call lists rows. */
function withoutList(calls: readonly FoundCall[], { file }: Choice) {
  const gets = calls.filter(({ method }) => method === 'get');
  for (const call of gets) {
    try {
      findRows(responseOf(call.described) ?? {}, '');
    } catch {
      return `${file} describes the response of ${lineOf(call)} in a circle: a schema is a part of itself by $ref or allOf. Break the circle in the document.`;
    }
  }
  return `None of these calls responds with a list of objects in JSON: ${linesOf(calls)}. Name the list by --path, or write its calls and give a saved response.`;
}
