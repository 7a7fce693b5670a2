/** The keys that journeys press, by their names in `KeyboardEvent.key`. */
type Key = 'Tab' | 'Enter' | 'Escape' | 'End';

/** The least that a browser has to do; `createPage` makes the rest of it. Expressions are JavaScript, run in the page. */
export type Tab = {
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  /** A click of the mouse on the element that the expression finds. */
  click: (expression: string) => Promise<unknown>;
  press: (key: Key) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  close: () => Promise<unknown>;
};

/** The size of the page's own area, in CSS pixels. */
export type Viewport = { width: number; height: number };

/** A browser whose tabs know nothing of each other: each opens with an empty storage and an empty history. */
export type Browser = {
  open: (viewport: Viewport) => Promise<Tab>;
  close: () => Promise<unknown>;
};
