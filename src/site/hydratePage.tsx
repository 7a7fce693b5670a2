import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { observedChanges } from '#start/contract.ts';
import { keepReadable } from '#start/keepReadable.ts';

/** Calls back in the commit of the hydration, before React changes anything. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}

/** The elements that are empty in our pages, or in parts of them that the parser has not reached. */
const emptyElements = 'p, span, img, input, textarea, svg *';

/**
 * Returns the changes that other programs made while the browser parsed the page. The parser only appends: to the node that
 * it added last, or to an ancestor of it. A program may do the same, but hardly adds an element that is empty in our pages.
 */
function changesOfOthers(changes: readonly MutationRecord[]) {
  const filled = new Set(changes.map(({ target }) => target));
  const parents = new Map<Node, Node>([[document.head, document.documentElement]]);
  let last: Node = document.head; // contains the script that began to record
  const isOpen = (node: Node) => {
    for (let open: Node | undefined = last; open; open = parents.get(open)) if (open === node) return true;
    return false;
  };
  const mayBeOurs = (node: Node) => !(node instanceof Element) || filled.has(node) || node.matches(emptyElements);
  return changes.filter(({ target, addedNodes, removedNodes, nextSibling }) => {
    const isAppended = isOpen(target) && removedNodes.length === 0 && nextSibling === null;
    if (!isAppended || ![...addedNodes].every(mayBeOurs)) return true;
    for (const node of addedNodes) {
      parents.set(node, target);
      last = node;
    }
    return false;
  });
}

const putBefore = (nodes: NodeList, target: Node, next: Node | null) => {
  for (const node of nodes) target.insertBefore(node, next);
};
const takeOut = (nodes: NodeList, target: Node) => {
  for (const node of nodes) if (node.parentNode === target) target.removeChild(node);
};

/** Undoes a change of the page, when all later ones are undone. Returns a function that makes it again. */
function undo({ type, target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord) {
  if (type === 'characterData') {
    const { nodeValue } = target;
    target.nodeValue = oldValue;
    return () => {
      target.nodeValue = nodeValue;
    };
  }
  putBefore(removedNodes, target, nextSibling);
  takeOut(addedNodes, target);
  return () => {
    putBefore(addedNodes, target, nextSibling);
    takeOut(removedNodes, target);
  };
}

/** Changes the page, and leaves the focus where it is: a field that moves loses it. */
function keepFocus<Value>(change: () => Value) {
  const { activeElement: focused } = document;
  const value = change();
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus({ preventScroll: true });
  return value;
}

/** Undoes the changes inside an element, and returns a function that makes them again. Undefined without such changes. */
function undoChanges(changes: readonly MutationRecord[], root: HTMLElement) {
  const redo = keepFocus(() =>
    changes.toReversed().flatMap((change) => (root.contains(change.target) ? undo(change) : [])),
  ).toReversed();
  if (redo.length > 0) return () => keepFocus(() => redo.map((change) => change()));
}

/** Returns a function that puts what is typed into the fields that replace those of now, if any. */
function rememberTyped(root: HTMLElement) {
  const typed = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return () => {
    for (const { id, value } of typed.filter((field) => !field.isConnected)) {
      const field = document.getElementById(id);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
    }
  };
}

/**
 * Hydrates the HTML that the server sent. Translators and password managers change it before, and React would throw away the
 * page with all that was typed. So their changes are undone, and made again in the commit of the hydration.
 *
 * React hydrates in slices, so that no long task blocks the visitor; all at once where another program has changed the page.
 */
export function hydratePage(root: HTMLElement, page: ReactNode) {
  const { observer: recorder, changes: recorded = [] } = window.recorder ?? {};
  let redo = undoChanges(changesOfOthers([...recorded, ...(recorder?.takeRecords() ?? [])]), root);
  recorder?.disconnect();
  let hydrated: Root | undefined;
  const hydrateAtOnce = () => redo && flushSync(() => hydrated?.render(hydratedPage));
  const observer = new MutationObserver((changes) => {
    redo = undoChanges(changes, root);
    observer.takeRecords(); // of the undoing
    hydrateAtOnce();
  });
  const fillIn = rememberTyped(root);
  const onHydrated = () => {
    observer.disconnect();
    redo?.();
    fillIn();
  };

  const hydratedPage = <Hydrated onHydrated={onHydrated}>{page}</Hydrated>;
  startTransition(() => {
    hydrated = hydrateRoot(root, hydratedPage, { onUncaughtError: keepReadable(root) });
  });
  observer.observe(root, observedChanges);
  hydrateAtOnce();
}
