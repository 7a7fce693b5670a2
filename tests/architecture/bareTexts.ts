import { type Expression, type JSXChild, type Node, Visitor } from 'oxc-parser';
import { parseSource } from './sources.ts';

const visit = (program: Node, visitor: ConstructorParameters<typeof Visitor>[0]) =>
  new Visitor(visitor).visit(program as Parameters<Visitor['visit']>[0]);

const wrappers = ['ParenthesizedExpression', 'TSAsExpression', 'TSNonNullExpression', 'ChainExpression'];

/** The values that an expression may have: the branches of its conditions. Undefined stands for what shows nothing. */
function valuesOf(node: Expression): (Expression | undefined)[] {
  if (wrappers.includes(node.type)) return valuesOf((node as { expression: Expression } & Expression).expression);
  if (node.type === 'ConditionalExpression') return [...valuesOf(node.consequent), ...valuesOf(node.alternate)];
  if (node.type === 'LogicalExpression')
    return [...(node.operator === '&&' ? [undefined] : valuesOf(node.left)), ...valuesOf(node.right)];
  const isNothing = node.type === 'Literal' && (!node.value || node.value === true);
  return [isNothing || (node.type === 'Identifier' && node.name === 'undefined') ? undefined : node];
}

const isElement = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment';

const nameOf = (node: Node) => (node.type === 'Identifier' ? node.name : undefined);

/** The name of a called function or method. */
const calledName = (node: Node) =>
  node.type === 'CallExpression' &&
  nameOf(node.callee.type === 'MemberExpression' ? node.callee.property : node.callee);

const isLoop = (node: Node) => ['map', 'flatMap'].includes(calledName(node) || '');

/** What a file says of its names: which are texts, and which functions return elements. */
type Names = { texts: Set<string>; elements: Set<string> };

const isText = (node: Expression, { texts, elements }: Names): boolean => {
  if (node.type === 'Identifier') return texts.has(node.name);
  if (node.type === 'MemberExpression') return nameOf(node.property) !== 'children';
  if (node.type === 'CallExpression') return !isLoop(node) && !elements.has(calledName(node) || '');
  return ['Literal', 'TemplateLiteral', 'BinaryExpression'].includes(node.type);
};

function namesIn(program: Node): Names {
  const names: Names = { texts: new Set(), elements: new Set(['createPortal', 'cloneElement', 'createElement']) };
  const textTypes = ['TSStringKeyword', 'TSNumberKeyword'];
  visit(program, {
    TSPropertySignature: ({ key, typeAnnotation }) => {
      const name = nameOf(key);
      if (name && textTypes.includes(typeAnnotation?.typeAnnotation.type ?? '')) names.texts.add(name);
    },
  });
  visit(program, {
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'ArrayPattern' && init && calledName(init) === 'split')
        for (const part of id.elements) names.texts.add((part && nameOf(part)) || '');
      const name = nameOf(id);
      if (!name || !init) return;
      if (['ArrowFunctionExpression', 'FunctionExpression'].includes(init.type)) names.elements.add(name);
      else if (valuesOf(init).some((value) => value && isText(value, names))) names.texts.add(name);
    },
  });
  return names;
}

type Parent = Node & { children: JSXChild[] };

/** The children that React shows. A line break with its indentation is none. */
const childrenOf = ({ children }: Parent) =>
  children.filter((child) => {
    if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n');
    return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
  });

/**
 * The texts of a file, as source, that stand bare beside a node that comes and goes, beside another text, or come and go
 * themselves. React changes such a text in place, and not through its element.
 */
export function bareTexts(file: string, source: string) {
  const { program } = parseSource(file, source);
  const names = namesIn(program);
  const found: string[] = [];

  const check = (parent: Parent) => {
    const children = childrenOf(parent).map((child) => {
      const isExpression = child.type === 'JSXExpressionContainer' && child.expression.type !== 'JSXEmptyExpression';
      const values = isExpression ? valuesOf(child.expression as Expression) : [];
      const isChoice = values.length > 1 || values.some((value) => value && isLoop(value));
      const hasText = values.some((value) => value && isText(value, names));
      const isSpace = values.every((value) => value?.type === 'Literal' && String(value.value).trim() === '');
      const hasElement = values.some((value) => value && (isElement(value) || isLoop(value)));
      return {
        source: source.slice(child.start, child.end),
        isText: hasText && !isSpace,
        comesAndGoes: isChoice && (hasElement || values.includes(undefined)),
      };
    });
    for (const child of children) {
      const others = children.filter((other) => other !== child);
      const isBare = child.isText && (child.comesAndGoes || others.some((other) => other.isText || other.comesAndGoes));
      if (isBare && others.length > 0) found.push(child.source);
    }
  };
  visit(program, { JSXElement: check, JSXFragment: check });
  return found;
}
