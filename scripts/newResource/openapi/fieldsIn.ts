import { isUnixSeconds } from '#scripts/doctor/examineFields.ts';
import { guessField, isTimeName, type NewField } from '#scripts/newResource/guessFields.ts';
import { CircularSchema, examplesOf, objectOf, type PlainSchema, plainSchema, type Schema } from './Schema.ts';
import { typeOf } from './typeOf.ts';

type Kind = Pick<NewField, 'kind' | 'of' | 'unsure'>;

/** The kinds by the format of a text. Other formats, such as uuid, are plain text. */
const kindsByFormat: Readonly<Record<string, string>> = {
  'date-time': 'dateTime',
  date: 'date',
  email: 'email',
  'idn-email': 'email',
  uri: 'url',
  url: 'url',
  iri: 'url',
  binary: 'file',
  password: 'password',
};

const isLongName = (name: string) => /(?:^|[_-])(?:description|body|content|comment|notes?|bio|text)$/i.test(name);

/** The length from which a text is of several lines. */
const longText = 200;

function kindOfText(name: string, schema: PlainSchema): Kind {
  const { format = '', maxLength = 0, contentMediaType = '' } = schema;
  if (format === 'binary' && contentMediaType.startsWith('image/')) return { kind: 'image' };
  const kind = kindsByFormat[format];
  if (kind) return { kind };
  if (maxLength >= longText) return { kind: 'longText' };
  if (contentMediaType === 'application/octet-stream') return { kind: 'file' };
  const examples = examplesOf(schema);
  const guess = examples.length > 0 ? guessField(name, examples) : undefined;
  // An example is not a promise, so a day keeps the type of a text.
  if (guess && ['dateTime', 'email', 'url', 'longText'].includes(guess.kind))
    return { kind: guess.kind, unsure: `taken for '${guess.kind}', as its example is` };
  if (isLongName(name)) return { kind: 'longText', unsure: "taken for 'longText' by its name" };
  return { kind: 'text' };
}

function kindOfNumber(name: string, schema: PlainSchema): Kind {
  if (schema.format === 'unix-time') return { kind: 'dateTime' };
  if (!isTimeName(name)) return { kind: 'number' };
  if (examplesOf(schema).some(isUnixSeconds))
    return { kind: 'dateTime', unsure: 'taken for a moment in Unix seconds, as its name and example say' };
  return {
    kind: 'number',
    unsure: "a number by its type and a time by its name; for Unix seconds use 'dateTime' with unix: true",
  };
}

function kindOfList({ items }: PlainSchema): Kind {
  const entry = items && plainSchema(items);
  if (entry?.type !== 'string')
    return { kind: 'json', unsure: 'a list that is not of texts, shown as JSON and in no form' };
  const values = entry.enum?.filter((value) => typeof value === 'string') ?? [];
  return { kind: 'tags', of: values.length > 0 ? values : undefined };
}

/** An object with a name, and an email, uuid or id, is a person. */
function kindOfObject(schema: Schema): Kind {
  const { properties, required } = objectOf(schema);
  const { name } = properties;
  const isNamed = name && plainSchema(name).type === 'string' && required.includes('name');
  return isNamed && ['email', 'uuid', 'id'].some((each) => each in properties)
    ? { kind: 'person', unsure: 'taken for a person, as it has a name' }
    : { kind: 'json', unsure: 'an object, shown as JSON and in no form' };
}

const unknownType: Kind = { kind: 'json', unsure: 'of several or unknown types, shown as JSON and in no form' };

const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number';

function kindOf(name: string, schema: Schema): Kind {
  const plain = plainSchema(schema);
  const { type, alternatives, enum: values = [] } = plain;
  if (type === 'boolean') return { kind: 'boolean' };
  if (values.length > 0 && values.every(isScalar)) return { kind: 'choice', of: values };
  if (type === 'integer' || type === 'number') return kindOfNumber(name, plain);
  if (type === 'array') return kindOfList(plain);
  if (type === 'object') return kindOfObject(schema);
  if (type === 'string') return kindOfText(name, plain);
  return alternatives.length > 0 && alternatives.every((each) => plainSchema(each).type === 'string')
    ? { kind: 'text' }
    : unknownType;
}

function describe(name: string, schema: Schema): Pick<NewField, 'kind' | 'of' | 'unsure' | 'type'> {
  const kind = kindOf(name, schema);
  const type = typeOf(schema);
  return type === 'unknown' && kind.kind !== 'json' ? { ...unknownType, type } : { ...kind, type };
}

function fieldOf(name: string, schema: Schema): ReturnType<typeof describe> {
  try {
    return describe(name, schema);
  } catch (error) {
    if (!(error instanceof CircularSchema)) throw error;
    return { kind: 'json', type: 'unknown', unsure: 'its schema is a part of itself, so it is shown as JSON' };
  }
}

/** The fields that the properties of an object make. */
export function fieldsIn(schema: Schema): NewField[] {
  const { properties, required } = objectOf(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    ...fieldOf(name, property),
    isOptional: !required.includes(name) || undefined,
  }));
}
