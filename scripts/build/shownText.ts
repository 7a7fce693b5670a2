import { JSDOM } from 'jsdom';

/** A piece of text, and what the style sheets may show it in. */
export type Shown = { text: string; families: string[]; weights: number[] };

const boldByItself = 'h1, h2, h3, h4, h5, h6, b, strong, th';
const rule = /([^{}]+)\{([^{}]*)\}/g;
/** What a selector asks of an element beyond what it is: states that come and go, and must find their letters and styles. */
export const passingStates =
  /:{1,2}(?:hover|focus[\w-]*|active|disabled|before|after|placeholder|backdrop|popover-open|-webkit[\w-]*)|\[(?:aria-|data-|open|hidden)[^\]]*\]/g;
const weightOf: Record<string, number> = { normal: 400, bold: 700 };

type Choice = { selector: string; isPassing: boolean; family?: string; weight?: number };

/** What the rules say about type. Which of two wins is not asked: a letter too many is no harm. */
function choicesIn(css: string): Choice[] {
  return [...css.matchAll(rule)].flatMap(([, selector = '', declarations = '']) => {
    const family = /font-family:([^;]+)/.exec(declarations)?.[1];
    const named = /font-weight:([^;]+)/.exec(declarations)?.[1];
    const weight = named && (weightOf[named] ?? Number(named));
    if ((!family && !weight) || selector.includes('@')) return [];
    const lasting = selector.replaceAll(passingStates, '');
    return [{ selector: lasting.trim(), isPassing: lasting !== selector, family, weight: weight || undefined }];
  });
}

function nearest<Value>(element: Element | null, chosen: Map<Element, Value[]>): Value[] {
  for (let at = element; at; at = at.parentElement) {
    const values = chosen.get(at);
    if (values) return values;
  }
  return [];
}

/** What rules choose for elements. What a passing state brings comes on top: without the state the other is shown. */
function createChosen<Value>(initial: Value) {
  const lasting = new Map<Element, Value[]>();
  const passing = new Map<Element, Value[]>();
  const add = (element: Element, value: Value | undefined, isPassing = false) => {
    const chosen = isPassing ? passing : lasting;
    if (value !== undefined) chosen.set(element, [...(chosen.get(element) ?? []), value]);
  };
  const of = (element: Element | null) => {
    const always = nearest(element, lasting);
    const sometimes = nearest(element, passing);
    return always.length === 0 && sometimes.length > 0 ? [initial, ...sometimes] : [...always, ...sometimes];
  };
  return { add, of };
}

/** The texts of a page, each with every family and weight that a rule gives it. Attributes and scripts are no text. */
export function shownText(html: string, css: string): Shown[] {
  const { window } = new JSDOM(html);
  const { document, NodeFilter } = window;
  const families = createChosen('var(--font-text)');
  const weights = createChosen(400);

  for (const element of document.querySelectorAll(boldByItself)) weights.add(element, 700);
  for (const { selector, isPassing, family, weight } of choicesIn(css)) {
    for (const element of document.querySelectorAll(selector)) {
      families.add(element, family, isPassing);
      weights.add(element, weight, isPassing);
    }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const shown: Shown[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || parent?.closest('script, style')) continue;
    shown.push({ text: node.textContent, families: families.of(parent), weights: weights.of(parent) });
  }
  window.close();
  return shown;
}
