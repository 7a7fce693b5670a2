/**
 * A browser's translator replaces text nodes by elements of its own, and extensions remove and move elements. React keeps
 * references to its nodes: without this, its next change throws, or updates a text that is no longer on the page
 * (https://github.com/facebook/react/issues/11538).
 */

/** The nodes that stand now where a removed node stood. */
const standIns = new WeakMap<Node, Node>();

/** A translator replaces a node, or inserts its own beside it and then removes it. */
function readChanges(records: MutationRecord[]) {
  const added = new Set<Node | null>();
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const node of addedNodes) {
      added.add(node);
      standIns.delete(node);
    }
    const standIn = addedNodes[0] ?? [previousSibling, nextSibling].find((node) => added.has(node));
    if (standIn) for (const node of removedNodes) standIns.set(node, standIn);
  }
}

const observer = new MutationObserver(readChanges);

/** Returns the node, or what stands in its place. Undefined when there is neither. */
function findInPage(node: Node) {
  readChanges(observer.takeRecords());
  let found: Node | undefined = node;
  while (found && !found.parentNode) found = standIns.get(found);
  return found as ChildNode | undefined;
}

/** Makes React's changes of the page work while other programs replace, move and remove its nodes. */
export function tolerateTranslation() {
  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  observer.observe(document.body, { childList: true, subtree: true });

  Node.prototype.removeChild = function <Child extends Node>(child: Child) {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    findInPage(child)?.remove();
    return child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(node: Child, before: Node | null) {
    let next: Node | null = before;
    if (before && before.parentNode !== this) next = findInPage(before) ?? null;
    while (next && next.parentNode !== this) next = next.parentNode;
    return insertBefore.call(this, node, next) as Child;
  };

  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, text: string) {
      if (!this.parentNode) findInPage(this)?.replaceWith(this); // the translator then sees the new text
      nodeValue?.set?.call(this, text);
    },
  });
}
