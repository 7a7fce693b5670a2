import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type NewField, parseField, suggested, unionOf } from './fields.ts';
import { readSample } from './guessFields.ts';
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
  field: { type: 'string', multiple: true },
  title: { type: 'string' },
  label: { type: 'string' },
  icon: { type: 'string' },
} as const;

export const usage = `npm run new-resource -- --name events --list 'GET /event/all/{state}' --sample response.json …

  --name events                     the one name: endpoint key, file, address, message key
  --list 'GET /event/all'           its calls: also --one, --create, --update and --delete
  --create 'POST /event/new multipart name,price'
                                    after the path: the format of the body (json, multipart or form), and its values;
                                    by default every field that can be typed
  --update 'POST /event/change json event_id=id,name'
                                    a value with another name in the request
  --action 'cancel=POST /event/cancel/{id} json note:longText'
                                    another call of the API; a value with a kind, or without a field, is asked for first
  --paged                           the list comes in pages
  --segments state=upcoming,past    the segments of the list, each under a tab, and the value that selects one
  --key uuid                        the field that is a row's key. Default: id
  --sample response.json            a response of the list, to guess the fields from
  --field price:money               a field, in place of the guessed one; price:money? may be null.
                                    type:choice,walk,dinner  price:money,EUR  host:reference,users  time:dateTime,unix
                                    guide:person,avatar names the value of a person that is their picture
  --title name                      the field that names a row
  --label 'Event |||| Events'       singular and plural, in English
  --icon Event                      MUI's name of its icon in the menu; without it there is no menu entry

A name, the call of the list, and a sample or fields are needed. An existing resource is never overwritten.`;

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

function refuseName(name: string) {
  if (/^[a-z]\w*$/i.test(name)) return;
  const letters = name.replaceAll(/[^a-z\d]+(\w?)/gi, (_, next: string) => next.toUpperCase());
  throw new Error(`'${name}' cannot be a name: use only letters and digits, such as '${letters}'.`);
}

/** Refuses a field that no row of the sample has, unless it is nullable. */
function refuseMissing(declared: readonly NewField[], guessed: readonly NewField[], sample: string) {
  const names = guessed.map(({ name }) => name);
  const missing = declared.find(({ name, type }) => !names.includes(name) && !type.endsWith('| null'));
  if (!missing) return;
  const { name, kind } = missing;
  throw new Error(
    `No row of ${sample} has '${name}'. Use ${suggested(name, names)}, or write ${name}:${kind}? for a nullable field.`,
  );
}

/** The segments that an argument names, else the values of the choice that the list's path contains. */
function segmentsOf(argument: string | undefined, list: NewCall, fields: readonly NewField[]) {
  const [name = '', values = ''] = argument?.split('=') ?? [];
  if (argument) return { name, of: values.split(',') };
  const field = fields.find((each) => each.of && list.call.includes(`{${each.name}}`));
  return field?.of && { name: field.name, of: field.of };
}

/** Makes a guessed text a choice if it names the segments. */
function withSegments(field: NewField, segments: NewResource['segments']): NewField {
  if (!segments || field.name !== segments.name || !['text', 'choice'].includes(field.kind)) return field;
  const nullable = field.type.endsWith('| null') ? ' | null' : '';
  return { name: field.name, kind: 'choice', of: segments.of, type: unionOf(segments.of) + nullable };
}

/** Reads the arguments, and guesses the rest from the sample. Throws an error with a suggestion for a wrong argument. */
export function readArguments(args: string[]): NewResource {
  const { values } = parseArgs({ args, options });
  const { name, icon, key, sample, paged: isPaged } = values;
  const declared = (values.field ?? []).map(parseField);
  const guessed = sample ? readSample(sample) : [];
  if (!name || !values.list || declared.length + guessed.length === 0) throw new Error(usage);
  refuseName(name);
  if (sample) refuseMissing(declared, guessed, sample);
  if (icon && !existsSync(`node_modules/@mui/icons-material/${icon}Outlined.js`)) {
    throw new Error(`MUI has no icon '${icon}'. The names are at https://mui.com/material-ui/material-icons`);
  }

  const usual = usualOperations.flatMap((operation) => (values[operation] ? [[operation, values[operation]]] : []));
  const actions = (values.action ?? []).map((action) => action.split(/=(.*)/s));
  const calls = Object.fromEntries(
    [...usual, ...actions].map(([operation = '', call = '']) => [operation, parseCall(call)]),
  );
  const segments = segmentsOf(values.segments, parseCall(values.list), [...guessed, ...declared]);
  const proposed = guessed.map((field) => withSegments(field, segments));
  // A declared field takes the place of the guessed one.
  const fields = [...new Map([...proposed, ...declared].map((field) => [field.name, field])).values()];
  const label = values.label ?? guessLabel(name);
  const title = values.title ?? guessTitle(key, fields);
  return { name, label, type: typeOf(label), key, title, icon, calls, isPaged, segments, fields };
}
