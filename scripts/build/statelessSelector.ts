import { type CssNode, clone, generate, type List, type ListItem, type Rule, type Selector, walk } from 'css-tree';

/** Pseudo-classes of a state, pseudo-elements with one colon, and `:not()`, because an element may match it later. */
const stateNames = /^(?:before|after|hover|focus|focus-visible|focus-within|active|disabled|popover-open|has|not)$/;
const stateAttribute = /^(?:aria-|data-|open$|hidden$)/;

function isState(node: CssNode) {
  if (node.type === 'PseudoElementSelector') return true;
  if (node.type === 'PseudoClassSelector') return stateNames.test(node.name);
  return node.type === 'AttributeSelector' && stateAttribute.test(node.name.name);
}

/** Widens a selector to the elements that it may match in any state. States and pseudo-elements become `:is(*)`. */
export function statelessSelector(selector: Selector): string {
  const stateless = clone(selector);
  walk(stateless, (node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) => {
    if (list && isState(node)) list.replace(item, list.createItem({ type: 'Raw', value: ':is(*)' }));
  });
  return generate(stateless);
}

export const selectorsOf = ({ prelude }: Rule) =>
  prelude.type === 'SelectorList' ? (prelude.children.toArray() as Selector[]) : [];
