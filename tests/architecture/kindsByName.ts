import { type Node, Visitor } from 'oxc-parser';
import { parseSource } from './sources.ts';

const isKind = (node: Node): boolean => {
  if (node.type === 'ChainExpression') return isKind(node.expression);
  if (node.type === 'MemberExpression') return isKind(node.property);
  return node.type === 'Identifier' && node.name === 'kind';
};

const isText = (node: Node) => node.type === 'Literal' && typeof node.value === 'string';

/** Returns the source of each place that asks whether a `kind` is one with a certain name. */
export function kindsByName(file: string, source: string) {
  const { program } = parseSource(file, source);
  const found: string[] = [];
  const add = ({ start, end }: { start: number; end: number }) => found.push(source.slice(start, end));

  new Visitor({
    BinaryExpression: (node) => {
      const { left, right } = node;
      if ((isKind(left) && isText(right)) || (isText(left) && isKind(right))) add(node);
    },
    SwitchStatement: (node) => {
      if (isKind(node.discriminant)) add(node.discriminant);
    },
    CallExpression: (node) => {
      const [first] = node.arguments;
      const { callee } = node;
      if (callee.type === 'MemberExpression' && callee.object.type === 'ArrayExpression' && first && isKind(first))
        add(node);
    },
  }).visit(program);
  return found;
}
