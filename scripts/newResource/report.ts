import { untranslated } from '#admin/engine/check/checkMessages.ts';
import { languages } from '#i18n/language.ts';
import { declaredPart } from './entries.ts';
import type { NewResource } from './NewResource.ts';
import type { Described } from './plan.ts';

/** The lines from which a test refuses a definition. */
const maxLines = 60;

const linesOf = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`\n${title}`, ...lines.map((line) => `  ${line}`)] : [];

/** The sentences about what is unsure, left out, and to be done next. */
export function report(
  resource: NewResource,
  definition: string,
  described?: Described & { leftOut: readonly string[] },
) {
  const { fields } = declaredPart(resource);
  const undeclared = resource.fields.filter((field) => !fields.includes(field)).map(({ name }) => name);
  const notes = Object.entries(described?.notes ?? {}).flatMap(([operation, each]) =>
    each.map((note) => `${operation}: ${note}.`),
  );
  const count = definition.trimEnd().split('\n').length;
  const others = languages.filter((language) => language !== 'en').join(',');
  return [
    ...linesOf('To check in src/api/endpoints.ts:', notes),
    ...linesOf(
      `To check in src/admin/resources/${resource.name}.ts:`,
      fields.flatMap(({ name, unsure }) => (unsure ? [`${name}: ${unsure}.`] : [])),
    ),
    ...linesOf('Calls left out, as they fit no operation:', described?.leftOut ?? []),
    ...linesOf(
      "Fields left out of the screens, and in the row's type:",
      undeclared.length > 0 ? [undeclared.join(', ')] : [],
    ),
    ...(count >= maxLines
      ? [`\nThe definition has ${count} lines, and a test allows ${maxLines - 1}: remove fields that no screen needs.`]
      : []),
    '\nNext:',
    '  npm run types and npm run tables list what is left to do.',
    `  The labels are in src/i18n/messages/en/resources.ts. Translate those that begin with '${untranslated.trim()}' in src/i18n/messages/{${others}}/resources.ts.`,
    `  npm run dev shows it at /dashboard/${resource.name}. docs/adding-a-resource.md explains the rest.`,
  ];
}
