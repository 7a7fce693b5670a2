import type { Page } from '@playwright/test';

/**
 * Names the visible texts that a page cuts off, each with what cuts it: the window, a part that hides what does not fit, or
 * the edge of its box, such as a button. Also says if the page scrolls sideways. Only tabs may.
 */
export const findCutOff = (page: Page) =>
  page.evaluate(() => {
    type Part = { element: Element; style: CSSStyleDeclaration; edge: DOMRect };
    const axes = [
      { start: 'left', end: 'right', overflow: 'overflowX', slack: () => 2 },
      { start: 'top', end: 'bottom', overflow: 'overflowY', slack: ({ height }: DOMRect) => height / 4 }, // higher than its letters
    ] as const;
    type Axis = (typeof axes)[number];

    const scrolls = ({ element, style }: Part, { overflow }: Axis) =>
      ['auto', 'scroll'].includes(style[overflow]) && (overflow === 'overflowY' || mayScrollSideways(element));
    const mayScrollSideways = (element: Element) => element.matches(':has(> [role="tablist"])');
    const clips = (part: Part, axis: Axis) => part.style[axis.overflow] !== 'visible' && !scrolls(part, axis);
    const isPainted = ({ style }: Part) =>
      style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.borderBottomWidth !== '0px';
    const isForScreenReaders = ({ style, edge }: Part) =>
      style.clipPath !== 'none' || edge.width < 2 || edge.height < 2;
    const exceeds = (text: DOMRect, edge: DOMRect, { start, end, slack }: Axis) =>
      text[start] < edge[start] - slack(text) || text[end] > edge[end] + slack(text);

    const holderOf = (element: Element, { position }: CSSStyleDeclaration) => {
      if (position === 'fixed') return null;
      return position === 'absolute' ? (element as HTMLElement).offsetParent : element.parentElement;
    };

    const known = new Map<Element, Part[]>();

    /** The parts that hold an element, from the inside, as far as it is not fixed to the window. */
    function partsAround(element: Element | null): Part[] {
      if (!element || element === document.body) return [];
      const parts = known.get(element) ?? readParts(element);
      known.set(element, parts);
      return parts;
    }

    function readParts(element: Element) {
      const style = getComputedStyle(element);
      const isBox = style.display !== 'inline' && style.display !== 'contents';
      const part = { element, style, edge: element.getBoundingClientRect() };
      return [...(isBox ? [part] : []), ...partsAround(holderOf(element, style))];
    }

    const nameOf = ({ tagName, id, classList }: Element) => [tagName.toLowerCase(), id, ...classList].join('.');

    function cutterOf(text: DOMRect, parts: readonly Part[], axis: Axis) {
      const scroller = parts.findIndex((part) => scrolls(part, axis));
      const fixed = scroller < 0 ? parts : parts.slice(0, scroller);
      const box = fixed.find(isPainted);
      const cutter = fixed.find((part) => (part === box || clips(part, axis)) && exceeds(text, part.edge, axis));
      if (cutter) return nameOf(cutter.element);
      const { left, right } = document.documentElement.getBoundingClientRect();
      return scroller < 0 && axis.start === 'left' && (text.left < left - 2 || text.right > right + 2)
        ? 'the window'
        : undefined;
    }

    function cutterOfText(node: Text) {
      const parent = node.parentElement;
      const isWholeElsewhere = parent?.closest('[aria-hidden="true"], td [title]');
      if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isWholeElsewhere) return;
      const parts = partsAround(parent);
      if (parts.some(isForScreenReaders)) return;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      return axes.flatMap((axis) => lines.map((line) => cutterOf(line, parts, axis))).find(Boolean);
    }

    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in a window of ${clientWidth}`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const cutter = text.data.trim() && cutterOfText(text);
      if (cutter) found.push(`${cutter} cuts “${text.data.trim()}”`);
    }
    return found;
  });
