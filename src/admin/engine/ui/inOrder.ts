/** Sorts registered elements by their place in the page. */
export const inOrder = <Registered extends HTMLElement, Value>(entries: readonly (readonly [Registered, Value])[]) =>
  entries.toSorted(([one], [other]) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
