import { parseArgs } from 'node:util';
import { quoted } from '#admin/engine/check/Tables.ts';
import { icons } from '#admin/engine/schema/icons.ts';
import { type NewField, readSample, unionOf } from './guessFields.ts';
import { labelOf, type NewCall, type NewResource, parseCall, usualOperations } from './NewResource.ts';

const options = {
  name: { type: 'string' },
  list: { type: 'string' },
  one: { type: 'string' },
  create: { type: 'string' },
  update: { type: 'string' },
  delete: { type: 'string' },
  action: { type: 'string', multiple: true },
  paged: { type: 'boolean', default: false },
  segments: { type: 'string' },
  key: { type: 'string', default: 'id' },
  sample: { type: 'string' },
  title: { type: 'string' },
  label: { type: 'string' },
  icon: { type: 'string' },
} as const;

export const usage = `npm run new-resource -- --name events --list 'GET /event/all/{state}' --sample response.json …

  --name events                     the one name: endpoint key, file, URL, message key
  --list 'GET /event/all'           its calls: also --one, --create, --update and --delete
  --create 'POST /event/new multipart name,price'
                                    after the path: the format of the body (json, multipart or form), and its values;
                                    by default every field that can be typed
  --update 'POST /event/change json event_id=id,name'
                                    a value with another name in the request
  --action 'cancel=POST /event/cancel/{id} json note:longText'
                                    another call of the API; its dialog asks for values with a kind, and for values without a field
  --paged                           the list comes in pages
  --segments state=upcoming,past    the segments of the list, each under a tab, and the value that selects one
  --key uuid                        the field that is a row's key. Default: id
  --sample response.json            a response of the list, to guess the fields from
  --title name                      the field that names a row
  --label 'Event |||| Events'       singular and plural, in English
  --icon Event                      the icon of its menu entry, from src/admin/engine/schema/icons.ts; no icon, no entry

--name, --list and --sample are needed. An existing resource is never overwritten.`;

/** 'Event |||| Events' for 'events'. */
function guessLabel(name: string) {
  const plural = labelOf(name);
  const singular = plural.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
  return singular === plural ? plural : `${singular} |||| ${plural}`;
}

const typeOf = (label: string) =>
  (label.split(' |||| ')[0] ?? label).replaceAll(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase());

/** The field that names a row: `name`, `title` or `subject`, else the first text that is not its key. */
function guessTitle(key: string, fields: readonly NewField[]) {
  const texts = fields.filter(({ name, kind }) => name !== key && ['text', 'person', 'email'].includes(kind));
  const named = texts.find(({ name }) => /^(name|title|subject)$/.test(name));
  return (named ?? texts[0] ?? fields[0])?.name ?? key;
}

function requireValidName(name: string) {
  if (/^[a-z]\w*$/i.test(name)) return;
  const letters = name.replaceAll(/[^a-z\d]+(\w?)/gi, (_, next: string) => next.toUpperCase());
  throw new Error(`'${name}' cannot be a name: use only letters and digits, such as '${letters}'.`);
}

/** The segments that an argument names, else the values of the choice that the list's path contains. */
function segmentsOf(argument: string | undefined, list: NewCall, fields: readonly NewField[]) {
  const [name = '', values = ''] = argument?.split('=') ?? [];
  if (argument) return { name, of: values.split(',') };
  const field = fields.find((each) => each.of && list.call.includes(`{${each.name}}`));
  return field?.of && { name: field.name, of: field.of };
}

/** Turns a text field into a choice if the segments filter by it. */
function withSegments(field: NewField, segments: NewResource['segments']): NewField {
  if (!segments || field.name !== segments.name || !['text', 'choice'].includes(field.kind)) return field;
  const nullable = field.type.endsWith('| null') ? ' | null' : '';
  return { name: field.name, kind: 'choice', of: segments.of, type: unionOf(segments.of) + nullable };
}

/** Reads the arguments, and guesses the rest from the sample. Throws an error with a suggestion for a wrong argument. */
export function readArguments(args: string[]): NewResource {
  const { values } = parseArgs({ args, options });
  const { name, icon, key, sample, paged: isPaged } = values;
  if (!name || !values.list || !sample) throw new Error(usage);
  requireValidName(name);
  if (icon && !Object.hasOwn(icons, icon)) {
    throw new Error(`'${icon}' is not an icon. Use ${quoted(Object.keys(icons), 'or')}.`);
  }

  const usual = usualOperations.flatMap((operation) => (values[operation] ? [[operation, values[operation]]] : []));
  const actions = (values.action ?? []).map((action) => action.split(/=(.*)/s));
  const calls = Object.fromEntries(
    [...usual, ...actions].map(([operation = '', call = '']) => [operation, parseCall(call)]),
  );
  const guessed = readSample(sample);
  const segments = segmentsOf(values.segments, parseCall(values.list), guessed);
  const fields = guessed.map((field) => withSegments(field, segments));
  const label = values.label ?? guessLabel(name);
  const title = values.title ?? guessTitle(key, fields);
  return { name, label, type: typeOf(label), key, title, icon, calls, isPaged, segments, fields };
}
