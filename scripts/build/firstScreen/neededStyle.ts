import * as csstree from 'css-tree';
import { selectorsOf, statelessSelector } from '#scripts/build/statelessSelector.ts';
import { belowFoldAttribute, layoutAttribute } from '#start/contract.ts';

const isCustom = (node: csstree.CssNode): node is csstree.Declaration =>
  node.type === 'Declaration' && node.property.startsWith('--');
const isIdentifier = (node: csstree.CssNode): node is csstree.Identifier => node.type === 'Identifier';
const isRule = (node: csstree.CssNode): node is csstree.Rule => node.type === 'Rule';

const hasAttribute = (selector: csstree.Selector, ...attributes: string[]) =>
  csstree.find(selector, (node) => node.type === 'AttributeSelector' && attributes.includes(node.name.name)) !== null;

/** Selects the elements and all inside them. */
const whole = (selector: string) => `:is(${selector}), :is(${selector}) *`;

const isForPrint = (rule: csstree.Atrule | null) =>
  rule?.name === 'media' && rule.prelude !== null && csstree.generate(rule.prelude) === 'print';

/** In em, so that only text larger than usual meets it: 20em is the narrowest window at the usual size. */
const narrowestInEm = 20;

/** The rules for large text in a narrow window. Few visitors need them, and they can wait for the whole style sheet. */
const isForLargeText = (rule: csstree.Atrule | null) =>
  rule?.name === 'media' &&
  rule.prelude !== null &&
  csstree.find(
    rule.prelude,
    (node) => node.type === 'Dimension' && node.unit === 'em' && Number(node.value) < narrowestInEm,
  ) !== null;

const hides = ({ block }: csstree.Rule) => csstree.generate(block) === '{display:none}';

/**
 * The rules of a style sheet that a page needs in any state. With a first screen, those that it needs until the whole sheet has
 * loaded: its rules repeat these in their full order, so the cascade is then that of the whole sheet.
 */
export function neededStyle(css: string, page: Document, firstScreen?: string) {
  const sheet = csstree.parse(css, { parseCustomProperty: true });
  const selectors = csstree.findAll(sheet, isRule).filter(isRule).flatMap(selectorsOf);
  const hidden = selectors.filter((selector) => hasAttribute(selector, belowFoldAttribute)).map(statelessSelector);
  const isFirst = firstScreen !== undefined;
  const seen = new Set(page.querySelectorAll(isFirst ? `${whole(firstScreen)}, :has(${firstScreen})` : '*'));
  // Until the whole sheet has loaded.
  if (isFirst) for (const element of page.querySelectorAll(whole(hidden.join()))) seen.delete(element);
  const isNeeded = (selector: csstree.Selector) => {
    const elements = [...page.querySelectorAll(statelessSelector(selector))];
    if (!isFirst && hasAttribute(selector, belowFoldAttribute)) return false;
    return hasAttribute(selector, belowFoldAttribute, layoutAttribute)
      ? elements.length > 0
      : elements.some((element) => seen.has(element));
  };

  const isKeyframe = (rule: csstree.Atrule | null) => rule?.name === 'keyframes';
  csstree.walk(sheet, {
    visit: 'Atrule',
    enter: (node, item, list) => void (isFirst && isKeyframe(node) && list.remove(item)), // animations can wait
  });
  csstree.walk(sheet, {
    visit: 'Rule',
    enter(node, item, list) {
      if (isKeyframe(this.atrule)) return;
      const needed = selectorsOf(node).filter(isNeeded);
      // A page may be printed at once. It needs only what hides the header, which would cover the text.
      const isLater = isFirst && (isForLargeText(this.atrule) || (isForPrint(this.atrule) && !hides(node)));
      if (isLater || needed.length === 0) list.remove(item);
      else node.prelude = { type: 'SelectorList', children: new csstree.List<csstree.CssNode>().fromArray(needed) };
    },
  });
  const names = csstree.findAll(sheet, isIdentifier).filter(isIdentifier); // in values of the remaining rules
  const used = new Set(names.map(({ name }) => name));
  const removeUnused: csstree.EnterOrLeaveFn = (node, item, list) => {
    if (isCustom(node) && !used.has(node.property)) list.remove(item);
  };
  const removeEmpty: csstree.EnterOrLeaveFn = (node, item, list) => {
    if ((node.type === 'Rule' || node.type === 'Atrule') && node.block?.children.isEmpty) list.remove(item);
  };
  csstree.walk(sheet, { enter: removeUnused, leave: removeEmpty });
  return csstree.generate(sheet);
}
