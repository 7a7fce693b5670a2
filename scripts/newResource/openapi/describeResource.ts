import type { Conventions } from '#api/conventions.ts';
import { type Endpoint, pathNames } from '#api/Endpoint.ts';
import type { NewField } from '#scripts/newResource/guessFields.ts';
import { isTypable } from '#scripts/newResource/NewResource.ts';
import { bodyOf } from './bodyOf.ts';
import type { ChosenCall, chooseCalls } from './chooseCalls.ts';
import { chooseOperations } from './chooseOperations.ts';
import { fieldsIn } from './fieldsIn.ts';
import { type FoundCall, isParameter, lineOf, segmentsIn } from './findCalls.ts';
import { listCall } from './listCall.ts';

type Chosen = ReturnType<typeof chooseCalls>;

/** Names of keys, in the order of their likelihood. */
const usualKeys = ['id', 'uuid', 'guid', 'key', 'slug', 'code', 'number', 'name'];

/** The field that is the row's key: the one that the path of a row names, else one with the name of a key. */
function findKey(fields: readonly NewField[], ofRow: readonly FoundCall[]) {
  const names = fields.map(({ name }) => name);
  const parameter = segmentsIn(ofRow[0]?.path ?? '')
    .at(-1)
    ?.slice(1, -1);
  if (parameter && names.includes(parameter)) return { key: parameter };
  const key = usualKeys.find((each) => names.includes(each)) ?? names[0] ?? 'id';
  return key === 'id' ? { key } : { key, note: `the key of a row is taken to be '${key}'` };
}

/** The path of a call on a row, with the name of the key in its last braces. */
function pathWith({ calledPath }: FoundCall, name: string) {
  const segments = segmentsIn(calledPath);
  const at = segments.findLastIndex(isParameter);
  return `/${segments.with(at, `{${name}}`).join('/')}`;
}

/** The parameters and values of a call that no screen sends, as sentences. */
function* missingIn(call: FoundCall, path: string, known: readonly string[]) {
  for (const { name } of call.parameters.filter((each) => each.required && ['header', 'cookie'].includes(each.in)))
    yield `the API requires the header '${name}', which is not sent`;
  if (call.method !== 'get')
    for (const { name } of call.parameters.filter((each) => each.required && each.in === 'query'))
      yield `the API requires '${name}' in the query string: add it to query`;
  for (const name of pathNames({ call: `GET /${path}` }).filter((each) => !known.includes(each)))
    yield `nothing fills '{${name}}' in the path: replace it by a value, here or by --path`;
}

/** A call that changes something, with the fields of its body. */
function writeCall(call: ChosenCall, operation: string, { key, fields }: { key: string; fields: readonly NewField[] }) {
  const isCreate = operation === 'create';
  const hasKey = call.concerns !== 'rows';
  const path = hasKey ? pathWith(call, isCreate ? key : 'id') : call.calledPath;
  const body = bodyOf(call, operation === 'update' && !hasKey ? key : undefined);
  const inRow = (name: string) => fields.find((field) => field.name === name);
  /** A whole record is replaced by PUT, so that it also needs the values that no form has. */
  const isSent = (field: NewField) => {
    if (field.name === key) return operation === 'update' ? !hasKey : isCreate && !hasKey && !field.isOptional;
    if (['file', 'image'].includes(field.kind) && body?.format !== 'multipart') return false;
    return (
      isTypable(inRow(field.name) ?? field) ||
      (operation === 'update' && call.method === 'put' && inRow(field.name) !== undefined)
    );
  };
  const sent = (body?.fields ?? []).filter(isSent);
  const lost = (body?.fields ?? []).filter((field) => !field.isOptional && !sent.includes(field) && field.name !== key);
  const sends = sent.map(({ name }) => name);
  const files = sent.filter(({ kind }) => ['file', 'image'].includes(kind)).map(({ name }) => name);
  const endpoint = {
    call: `${call.method.toUpperCase()} ${path}`,
    body: sends.length > 0 ? body?.format : undefined,
    sends: sends.length > 0 ? sends : undefined,
    files: files.length > 0 ? files : undefined,
  } as Endpoint;
  const notes = [
    ...lost.map(({ name }) => `the API requires '${name}', which no form can type`),
    ...(body && !body.isObject ? ['the body is not an object, and is not sent'] : []),
  ];
  return { endpoint, sent, notes };
}

/** A resource as the document describes it: its calls, the fields of its rows and bodies, and what is unsure. */
export function describeResource(chosen: Chosen, conventions: Conventions) {
  const { list, rows, calls } = chosen;
  const ofRow = calls.filter(({ concerns }) => concerns === 'row');
  const described = fieldsIn(rows.schema);
  const { key, note } = findKey(described, ofRow);
  // Beside another key, a record has the API's own id as `apiId`.
  const fields = described.map((field) => (field.name === 'id' && key !== 'id' ? { ...field, name: 'apiId' } : field));
  const known = ['id', key, ...fields.map(({ name }) => name)];
  const operations = chooseOperations(chosen, fields);
  const listed = listCall(list, rows, fields, conventions);
  const endpoints: Record<string, Endpoint> = { list: listed.endpoint };
  const notes: Record<string, string[]> = {
    list: [...(note ? [note] : []), ...listed.notes, ...missingIn(list, list.calledPath, known)],
  };
  const asked: Record<string, NewField[]> = {};
  for (const [operation, call] of operations) {
    const written = writeCall(call, operation, { key, fields });
    endpoints[operation] = written.endpoint;
    notes[operation] = [
      ...written.notes,
      ...missingIn(
        call,
        pathNames(written.endpoint)
          .map((name) => `{${name}}`)
          .join(),
        known,
      ),
    ];
    if (operation === 'create' && call.concerns === 'row')
      notes[operation].push('PUT is taken to create a row under a key that the form asks for');
    if (['create', 'update'].includes(operation)) addSent(fields, written.sent);
    else asked[operation] = written.sent;
  }
  const used = [list, ...operations.values()];
  const leftOut = calls.filter((call) => !used.includes(call)).map(lineOf);
  return { key, calls: endpoints, fields, asked, notes, leftOut };
}

/** Adds the values of a body to the fields: new ones, and which of them the API requires. */
function addSent(fields: NewField[], sent: readonly NewField[]) {
  for (const field of sent) {
    const isRequired = !field.isOptional;
    const known = fields.find(({ name }) => name === field.name);
    if (known) known.isRequired = known.isRequired || isRequired;
    else fields.push({ ...field, isRequired, isOptional: true, isOnlySent: true });
  }
}
