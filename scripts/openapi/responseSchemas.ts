import { resolve } from 'node:path';
import {
  API,
  type Checker,
  type Symbol as Field,
  type Project,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import type { ResponseTypes } from '#server/openapi/ResponseTypes.ts';
import type { JsonSchema } from '#server/validation/validators.ts';

/** The file whose type `ResponseTypes` names the types of responses. */
const file = 'server/openapi/ResponseTypes.ts';

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The formats of texts, by the ends of their names. */
const formats = { 'date-time': /(?:^|_)(?:at|until)$/, uuid: /(?:^|_)uuid$/ };

function withFormat(schema: JsonSchema, name: string): JsonSchema {
  const [format] = Object.entries(formats).find(([, ending]) => ending.test(name)) ?? [];
  return format && [schema.type].flat().includes('string') ? { ...schema, format } : schema;
}

const describe = (schema: JsonSchema, text: string): JsonSchema =>
  text ? { ...schema, description: onOneLine(text) } : schema;

/** The schema that allows null, too. */
function orNull({ type, enum: values, ...others }: JsonSchema): JsonSchema {
  if (type !== 'string' && type !== 'integer' && type !== 'boolean') {
    return { anyOf: [{ ...(type !== undefined && { type }), ...others }, { type: 'null' }] };
  }
  return { type: [type, 'null'], ...(Array.isArray(values) && { enum: [...values, null] }), ...others };
}

/** Makes the schemas of types. Types with a name of their own become references. Numbers are whole without the tag `@fraction`. */
class SchemaMaker {
  readonly #checker: Checker;
  readonly #names: ReadonlyMap<number, string>;

  constructor(checker: Checker, names: ReadonlyMap<number, string>) {
    this.#checker = checker;
    this.#names = names;
  }

  /** The schema of a type, or a reference to a named one. */
  schemaOf(type: Type): JsonSchema {
    const name = this.#names.get(type.id);
    return name ? { $ref: `#/components/schemas/${name}` } : this.inline(type);
  }

  inline(type: Type): JsonSchema {
    const checker = this.#checker;
    if (type.flags & TypeFlags.Any || type.flags & TypeFlags.Unknown || type.isTypeParameter()) return {};
    if (type.flags & TypeFlags.Null) return { type: 'null' };
    if (type.flags & TypeFlags.String) return { type: 'string' };
    if (type.flags & TypeFlags.Number) return { type: 'integer' };
    if (type.flags & TypeFlags.Boolean) return { type: 'boolean' };
    if (type.isLiteralType()) return { const: type.value };
    if (type.isTemplateLiteralType()) return { type: 'string', pattern: this.#patternOf(type.texts, type.getTypes()) };
    if (type.isUnionType()) return this.#unionOf(type.getTypes());
    if (checker.isArrayType(type)) {
      const [item] = type.isTypeReference() ? checker.getTypeArguments(type) : [];
      return { type: 'array', ...(item && { items: this.schemaOf(item) }) };
    }
    if (type.isObjectType() || type.isIntersectionType()) return this.#objectOf(type);
    throw new Error(`No schema for the type ${checker.typeToString(type)}`);
  }

  /** Numbers are digits, and everything else is any text. */
  #patternOf(texts: readonly string[], types: readonly Type[]) {
    const parts = types.map((type) => (type.flags & TypeFlags.Number ? '\\d+' : '.*'));
    const literals = texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
    return `^${literals.map((text, index) => text + (parts[index] ?? '')).join('')}$`;
  }

  #unionOf(all: readonly Type[]): JsonSchema {
    const types = all.filter(({ flags }) => !(flags & TypeFlags.Undefined));
    const nulls = types.some(({ flags }) => flags & TypeFlags.Null) ? [null] : [];
    const values = types.flatMap((type) => (type.isLiteralType() ? [type.value] : [])).toSorted();
    const others = types.filter((type) => !type.isLiteralType() && !(type.flags & TypeFlags.Null));
    const schemas = others.map((type) => this.schemaOf(type));
    if (values.some((value) => typeof value === 'boolean')) schemas.push({ type: 'boolean' });
    else if (values.length > 0)
      schemas.push({ type: typeof values[0] === 'string' ? 'string' : 'integer', enum: values });
    const [only] = schemas;
    if (only && schemas.length === 1) return nulls.length > 0 ? orNull(only) : only;
    const kinds = [...schemas, ...nulls.map(() => ({ type: 'null' }))];
    const isPlain = kinds.every((schema) => Object.keys(schema).join() === 'type');
    return isPlain ? { type: kinds.map(({ type }) => type) } : { anyOf: kinds };
  }

  #objectOf(type: Type): JsonSchema {
    const checker = this.#checker;
    const [index] = checker.getIndexInfosOfType(type);
    const fields = checker.getPropertiesOfType(type);
    const required = fields.filter(({ flags }) => !(flags & SymbolFlags.Optional)).map(({ name }) => name);
    const properties = Object.fromEntries(fields.map((field) => [field.name, this.#fieldOf(field)]));
    return {
      type: 'object',
      ...(fields.length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      ...(index && { additionalProperties: this.schemaOf(index.valueType) }),
    };
  }

  #fieldOf(field: Field): JsonSchema {
    const type = this.#checker.getTypeOfSymbol(field);
    if (!type) throw new Error(`The field ${field.name} has no type`);
    const schema = this.schemaOf(type);
    const isFraction = this.#checker.getJsDocTagsOfSymbol(field).some(({ name }) => name === 'fraction');
    const numeric = isFraction
      ? { ...schema, type: [schema.type].flat().map((one) => (one === 'integer' ? 'number' : one)) }
      : schema;
    return describe(withFormat(numeric, field.name), this.#checker.getDocumentationCommentOfSymbol(field));
  }
}

/** The types that `ResponseTypes` names. */
function namedTypes({ checker, program }: Project) {
  const source = program.getSourceFile(resolve(file));
  const module = source && checker.getSymbolAtLocation(source);
  const types = module && checker.getExportsOfModule(module).find(({ name }) => name === 'ResponseTypes');
  if (!types) throw new Error(`${file} exports no ResponseTypes`);
  return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(types)).map((field) => {
    const type = checker.getTypeOfSymbol(field);
    if (!type) throw new Error(`${field.name} has no type`);
    const alias = type.getAliasSymbol();
    return { name: field.name, type, doc: alias ? checker.getDocumentationCommentOfSymbol(alias) : '' };
  });
}

/** The schemas of all types of responses, by name, from their TypeScript types. */
export function responseSchemas() {
  const api = new API({ cwd: process.cwd() });
  try {
    const [project] = api.updateSnapshot({ openProject: resolve('tsconfig.json') }).getProjects();
    if (!project) throw new Error('TypeScript does not open tsconfig.json');
    const types = namedTypes(project);
    const maker = new SchemaMaker(project.checker, new Map(types.map(({ name, type }) => [type.id, name])));
    const schemas = types.map(({ name, type, doc }) => [name, describe(maker.inline(type), doc)]);
    return Object.fromEntries(schemas) as Record<keyof ResponseTypes, JsonSchema>;
  } finally {
    api.close();
  }
}
