import { type Node, Visitor } from 'oxc-parser';
import { parseSource } from './sources.ts';

const nameOf = (node: Node) => (node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : undefined);

const isNumber = (node?: Node): boolean =>
  (node?.type === 'UnaryExpression' && isNumber(node.argument)) ||
  (node?.type === 'Literal' && typeof node.value === 'number');

const isText = (node: Node | undefined, text: string) => node?.type === 'Literal' && node.value === text;

/** Whether this is a global object of the browser: `history`, or `window.history`. */
const isGlobal = (node: Node, name: string) =>
  nameOf(node) === name || (node.type === 'MemberExpression' && nameOf(node.property) === name);

/** Functions of `history` that leave an entry or add one. `replaceState` does neither. */
const steps = new Set(['back', 'forward', 'go', 'pushState']);

/**
 * Returns the source of each place that steps through the browser's history by a number, or that can add an entry without
 * the router. Frames, fragments and functions of `history` can.
 */
export function historySteps(file: string, source: string) {
  const { program } = parseSource(file, source);
  const found: string[] = [];
  const add = ({ start, end }: { start: number; end: number }) => found.push(source.slice(start, end));

  new Visitor({
    CallExpression: (node) => {
      const { callee, arguments: given } = node;
      const isStep = nameOf(callee) === 'navigate' && isNumber(given[0]);
      const isOfMember = callee.type === 'MemberExpression';
      const name = isOfMember ? nameOf(callee.property) : undefined;
      const isOfHistory = isOfMember && isGlobal(callee.object, 'history') && steps.has(String(name));
      if (isStep || isOfHistory || (name === 'createElement' && isText(given[0], 'iframe'))) add(node);
    },
    JSXOpeningElement: (node) => {
      if (nameOf(node.name) === 'iframe') add(node.name);
    },
    AssignmentExpression: (node) => {
      const { left } = node;
      if (left.type === 'MemberExpression' && isGlobal(left.object, 'location') && nameOf(left.property) === 'hash')
        add(node);
    },
  }).visit(program);
  return found;
}
