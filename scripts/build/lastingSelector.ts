import { type CssNode, clone, generate, type List, type ListItem, type Selector, walk } from 'css-tree';

/** States that come and go, pseudo-elements with one colon, and what excludes elements that may match later. */
const passing = /^(?:before|after|hover|focus|focus-visible|focus-within|active|disabled|popover-open|has|not)$/;
const stateAttribute = /^(?:aria-|data-|open$|hidden$)/;

function isPassing(node: CssNode) {
  if (node.type === 'PseudoElementSelector') return true;
  if (node.type === 'PseudoClassSelector') return passing.test(node.name);
  return node.type === 'AttributeSelector' && stateAttribute.test(node.name.name);
}

/** A selector of all elements that this one may ever match: its states and pseudo-elements become `:is(*)`. */
export function lastingSelector(selector: Selector): string {
  const lasting = clone(selector);
  walk(lasting, (node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) => {
    if (list && isPassing(node)) list.replace(item, list.createItem({ type: 'Raw', value: ':is(*)' }));
  });
  return generate(lasting);
}
