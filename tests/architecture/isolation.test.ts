import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';

/** The functions that return the name of a record, which a person may have typed. */
const naming = ['nameOf', 'titleOf', 'recordName', 'recordTitle', 'useRecordLabel'];

const calledName = (node: Node) => {
  if (node.type !== 'CallExpression') return '';
  const { callee } = node;
  const { name = '' } = (callee.type === 'MemberExpression' ? callee.property : callee) as { name?: string };
  return name;
};

/** The names in a file that stand beside other words in a text and are not isolated. A message isolates its values itself. */
function bareNames(file: string, source: string) {
  const { program } = parseSync(file, source);
  const variables = new Set<string>();
  const found: string[] = [];
  const isName = (node: Node) =>
    naming.includes(calledName(node)) || (node.type === 'Identifier' && variables.has(node.name));
  const check = (nodes: readonly Node[], isBesideText: boolean) => {
    if (isBesideText) found.push(...nodes.filter(isName).map(({ start, end }) => source.slice(start, end)));
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init && isName(init)) variables.add(id.name);
    },
  }).visit(program);
  new Visitor({
    TemplateLiteral: ({ quasis, expressions }) =>
      check(expressions, expressions.length > 1 || quasis.some(({ value }) => value.raw !== '')),
    JSXElement: ({ children }) => {
      const values = children.flatMap((child) => (child.type === 'JSXExpressionContainer' ? [child.expression] : []));
      check(
        values,
        values.length > 1 || children.some((child) => child.type === 'JSXText' && child.value.trim() !== ''),
      );
    },
    BinaryExpression: ({ operator, left, right }) => check([left, right], operator === '+'),
  }).visit(program);
  return found;
}

/** It compares names and shows none of its own texts. */
const comparing = join('src', 'admin', 'engine', 'shell', 'useFoundRecords.ts');

test('a name beside other words is isolated, unless a message contains it', () => {
  const files = readdirSync(join('src', 'admin'), { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', 'admin', name))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && file !== comparing);
  expect(files.length).toBeGreaterThan(150);
  expect(
    files.flatMap((file) => bareNames(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`)),
  ).toEqual([]);
});

test.each([
  // biome-ignore lint/suspicious/noTemplateCurlyInString: It is source text.
  ['in a template', 'const text = `${nameOf(record)}, saved`;'],
  ['in an element', '<p>{nameOf(record)}: <b /></p>'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: It is source text.
  ['by its variable', 'const name = useRecordText().nameOf(record); const text = `${name}!`;'],
  ['in a sum', 'const text = titleOf(record) + "!";'],
])('a name %s is found', (_, source) => {
  expect(bareNames('file.tsx', source)).toHaveLength(1);
});

test.each([
  ['alone', '<p>{nameOf(record)}</p>'],
  ['isolated', '<p>{isolate(nameOf(record))}: <b /></p>'],
  ['in a message', 'text.numbered(nameOf(record))'],
])('a name %s is not found', (_, source) => {
  expect(bareNames('file.tsx', source)).toEqual([]);
});
