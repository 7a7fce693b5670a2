import { type Expression, type Node, Visitor } from 'oxc-parser';
import { parseSource } from './sources.ts';

const comparisons = new Set(['<', '<=', '>', '>=']);
const isComparison = (text: string) => comparisons.has(text.trim());

/** The name of a variable, or of a property: `now` of `deps.now`. */
function nameOf(node: Node | null): string | undefined {
  if (node?.type === 'Identifier') return node.name;
  return node?.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : undefined;
}

const isOf = (name: string, node: Node) => node.type === 'MemberExpression' && nameOf(node.object) === name;

/** Returns whether this is the current time, or is calculated from it. */
function isFromClock(node: Node | null, names: ReadonlySet<string>): boolean {
  const isPartFromClock = (part: Node | null) => isFromClock(part, names);
  if (node?.type === 'Identifier') return names.has(node.name);
  if (node?.type === 'MemberExpression') return nameOf(node) === 'now' && !isOf('performance', node);
  if (node?.type === 'CallExpression')
    return isOf('Math', node.callee) ? node.arguments.some(isPartFromClock) : isPartFromClock(node.callee);
  if (node?.type === 'NewExpression')
    return nameOf(node.callee) === 'Date' && (node.arguments.length === 0 || node.arguments.some(isPartFromClock));
  return Object.values(node ?? {}).some((part) => typeof part === 'object' && isPartFromClock(part));
}

/** `now`, and every variable of the file that is calculated from it. */
function clockNames(program: Node) {
  const declared: [string, Expression][] = [];
  const assign = (name: string | undefined, value: Expression | null) => {
    if (name && value) declared.push([name, value]);
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => assign(nameOf(id as Node), init),
    AssignmentExpression: ({ left, right }) => assign(nameOf(left as Node), right),
  }).visit(program as Parameters<Visitor['visit']>[0]);

  const names = new Set(['now']);
  for (let size = 0; size < names.size; ) {
    size = names.size;
    for (const [name, value] of declared) if (isFromClock(value, names)) names.add(name);
  }
  return names;
}

/** The comparisons with the clock in a file, as source text. */
export function clockComparisons(file: string, source: string) {
  const { program } = parseSource(file, source);
  const names = clockNames(program);
  const comparisonTexts: string[] = [];
  const add = ({ start, end }: { start: number; end: number }) => comparisonTexts.push(source.slice(start, end));

  new Visitor({
    BinaryExpression: (node) => {
      const isFrom = (side: Node) => isFromClock(side, names);
      // Code calculates a past time only to compare it.
      const isThreshold = node.operator === '-' && isFrom(node.left) && !isFrom(node.right);
      const isCompared = isComparison(node.operator) && (isFrom(node.left) || isFrom(node.right));
      if (isThreshold || isCompared) add(node);
    },
    // Kysely: where('expires_at', '<', now).
    CallExpression: (node) => {
      const at = node.arguments.findIndex((part) => part.type === 'Literal' && isComparison(String(part.value)));
      if (at >= 0 && node.arguments.some((part) => isFromClock(part, names))) add(node);
    },
    // SQL: sql`expires_at < ${now}`.
    TaggedTemplateExpression: (node) => {
      const { quasis, expressions } = node.quasi;
      const hasComparisonAtEdge = (part = '', side: 'last' | 'first') => {
        const tokens = part.trim().split(' ');
        return isComparison((side === 'last' ? tokens.at(-1) : tokens[0]) ?? '');
      };
      const isCompared = expressions.some(
        (value, index) =>
          isFromClock(value, names) &&
          (hasComparisonAtEdge(quasis[index]?.value.raw, 'last') ||
            hasComparisonAtEdge(quasis[index + 1]?.value.raw, 'first')),
      );
      if (isCompared) add(node);
    },
  }).visit(program);
  return comparisonTexts;
}
