import { documentedRoutes } from '#server/openapi/documentedRoutes.ts';
import { type Generated, openApiDocument } from '#server/openapi/openApiDocument.ts';
import { documentedExtensions } from '#server/routes/extensions/extensions.ts';
import { callsPage } from './callsPage.ts';
import { readExamples, valuesOf } from './examples.ts';
import { responseSchemas } from './responseSchemas.ts';
import { type Demo, demoMail, startDemo } from './startDemo.ts';
import { withheldModule } from './withheldCalls.ts';

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function generate(demo: Demo): Promise<Generated> {
  const routes = documentedRoutes(demo.app.routes);
  const examples = await readExamples(demo, routes);
  const schemas = Object.entries(responseSchemas()).map(([name, schema]) => {
    const example = examples[name];
    return [name, example === undefined ? schema : { ...schema, examples: [example] }];
  });
  return { schemas: Object.fromEntries(schemas), values: valuesOf(examples, routes) };
}

/** The files that `npm run openapi` writes, by path: the document, and what server and dashboard need of it. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const demo = await startDemo();
  try {
    const { routes } = demo.app;
    const generated = await generate(demo);
    const extensions = documentedExtensions({ extensions: 'on', mail: demoMail });
    const document = openApiDocument(routes, { extensions, hasExtensions: true, generated });
    return {
      'docs/calls.md': callsPage(routes, extensions),
      'docs/openapi.json': toJson(document),
      'server/openapi/generated.json': toJson(generated),
      'src/api/extensions/withheldCalls.ts': withheldModule(documentedRoutes(routes)),
    };
  } finally {
    await demo.end();
  }
}
