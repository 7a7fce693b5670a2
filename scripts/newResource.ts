import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { conventions } from '#api/conventions.ts';
import { endpoints } from '#api/endpoints.ts';
import { chooseCalls } from './newResource/openapi/chooseCalls.ts';
import { describeResource } from './newResource/openapi/describeResource.ts';
import { readDocument } from './newResource/openapi/readDocument.ts';
import { newResource, plan, write } from './newResource/plan.ts';
import { report } from './newResource/report.ts';

const usage = `npm run new-resource -- <name> <response of its list, whose calls src/api/endpoints.ts has under that name>
npm run new-resource -- <name> --openapi <document> [--path <path>] [--tag <tag>] [<response of its list>]
The document is OpenAPI 3, in JSON or YAML. A path or a tag, each as often as needed, chooses the calls; without them it
is the list whose path ends in the name. Values in a path replace the names in braces: --path /repos/ada/demo/labels.`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        openapi: { type: 'string' },
        path: { type: 'string', multiple: true, default: [] },
        tag: { type: 'string', multiple: true, default: [] },
      },
    });
    const [name, sample, ...more] = positionals;
    return name && (sample || values.openapi) && more.length === 0 ? { ...values, name, sample } : undefined;
  } catch {
    return undefined; // an unknown option
  }
}

function readResponse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${file} is no saved response in JSON (${error instanceof Error ? error.message : error}). An OpenAPI document follows --openapi.`,
    );
  }
}

async function describe(name: string, file: string, paths: readonly string[], tags: readonly string[]) {
  const document = await readDocument(file);
  return describeResource(chooseCalls(document, { name, file, paths, tags }), conventions);
}

try {
  const given = readArguments();
  if (!given) throw new Error(usage);
  const { name, sample, openapi, path, tag } = given;
  const described = openapi ? await describe(name, openapi, path, tag) : undefined;
  const options = { name, endpoints, described, response: sample ? readResponse(sample) : undefined };
  const written = write(plan(options, '.'), '.');
  for (const { file } of written) console.log(`wrote ${file}`);
  const isTaken = name in endpoints && described; // the table's calls are kept, so the document's notes do not concern them
  if (isTaken) console.log(`kept the calls of ${name} in src/api/endpoints.ts`);
  const definition = written[0]?.text ?? '';
  const lines = report(newResource(options), definition, isTaken ? undefined : described);
  console.log(lines.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
