import { existsSync } from 'node:fs';
import { $RefParser, ParserError, ResolverError } from '@apidevtools/json-schema-ref-parser';
import { isRecord, type Values } from '#api/values.ts';
import type { Schema } from './Schema.ts';

/** A parameter of a call. */
export type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };

type Content = { content?: Readonly<Record<string, { schema?: Schema } | undefined>> };

/** A call as the document describes it. */
export type DescribedCall = {
  tags?: readonly string[];
  parameters?: readonly Parameter[];
  requestBody?: Content;
  responses?: Readonly<Record<string, Content | undefined>>;
};

/** A path with its calls by method, and the parameters of them all. */
type PathItem = { [method in 'get' | 'post' | 'put' | 'patch' | 'delete']?: DescribedCall } & {
  parameters?: readonly Parameter[];
};

/** An OpenAPI document, whose references are replaced by what they name. */
export type OpenApiDocument = { openapi: string; paths: Readonly<Record<string, PathItem>> };

/** The milliseconds that a document elsewhere may take to load. */
const patience = 10_000;

/** Says in a sentence what a person can do about an error of the parser. */
function explain(file: string, error: unknown) {
  if (!(error instanceof Error)) return new Error(`${file} cannot be read: ${error}`);
  const [line = ''] = error.message.split('\n');
  const reason = line.replace(/^Error (?:parsing|downloading|opening file|reading file) \S+: /, '');
  if (error instanceof ParserError) return new Error(`${file} is neither JSON nor YAML: ${reason}`);
  // The library throws a SyntaxError for an address in the local network.
  if (error instanceof ResolverError || error instanceof SyntaxError) {
    const source = error instanceof ResolverError ? error.source : undefined;
    return new Error(
      `${file} refers to ${source ?? 'a document'}, which cannot be loaded (${reason}). Save it beside the document, and refer to that file.`,
    );
  }
  return new Error(`${file} has a $ref that leads nowhere. Correct it in the document: ${reason}`);
}

function checkVersion(file: string, document: unknown): asserts document is Values {
  const { swagger, openapi, paths } = isRecord(document) ? document : {};
  if (swagger !== undefined)
    throw new Error(
      `${file} is Swagger ${swagger}. Convert it to OpenAPI 3 first: npx swagger2openapi ${file} --outfile openapi.json`,
    );
  if (typeof openapi !== 'string' || !/^3\.\d/.test(openapi))
    throw new Error(`${file} is not an OpenAPI document: it does not begin with a version such as openapi: 3.1.0.`);
  if (!isRecord(paths) || Object.keys(paths).length === 0)
    throw new Error(`${file} describes no calls: it has no paths.`);
}

/** Reads an OpenAPI document of version 3, in JSON or YAML. Throws a sentence that a person can act on. */
export async function readDocument(file: string): Promise<OpenApiDocument> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const parser = new $RefParser();
  const options = { resolve: { http: { timeout: patience } }, dereference: { circular: true } } as const;
  const failed = (error: unknown) => {
    throw explain(file, error);
  };
  checkVersion(file, await parser.parse(file).catch(failed));
  return (await parser.dereference(file, options).catch(failed)) as unknown as OpenApiDocument;
}
