import { JSDOM } from 'jsdom';

/** A piece of text, and what the style sheets may show it in. */
export type Shown = { text: string; families: string[]; weights: number[] };

const boldByItself = 'h1, h2, h3, h4, h5, h6, b, strong, th';
const rule = /([^{}]+)\{([^{}]*)\}/g;
/** What a selector asks of an element beyond what it is: states that come and go, and must find their letters and styles. */
export const passingStates =
  /:{1,2}(?:hover|focus[\w-]*|active|disabled|before|after|placeholder|backdrop|-webkit[\w-]*)|\[(?:aria-|data-|open|hidden)[^\]]*\]/g;
const weightOf: Record<string, number> = { normal: 400, bold: 700 };

type Choice = { selector: string; family?: string; weight?: number };

/** What the rules say about type. Which of two wins is not asked: a letter too many is no harm. */
function choicesIn(css: string): Choice[] {
  return [...css.matchAll(rule)].flatMap(([, selector = '', declarations = '']) => {
    const family = /font-family:([^;]+)/.exec(declarations)?.[1];
    const named = /font-weight:([^;]+)/.exec(declarations)?.[1];
    const weight = named && (weightOf[named] ?? Number(named));
    if ((!family && !weight) || selector.includes('@')) return [];
    return [{ selector: selector.replaceAll(passingStates, '').trim(), family, weight: weight || undefined }];
  });
}

function nearest<Value>(element: Element | null, chosen: Map<Element, Value[]>): Value[] {
  for (let at = element; at; at = at.parentElement) {
    const values = chosen.get(at);
    if (values) return values;
  }
  return [];
}

/** The texts of a page, each with every family and weight that a rule gives it. Attributes and scripts are no text. */
export function shownText(html: string, css: string): Shown[] {
  const { window } = new JSDOM(html);
  const { document, NodeFilter } = window;
  const families = new Map<Element, string[]>();
  const weights = new Map<Element, number[]>();
  const add = <Value>(chosen: Map<Element, Value[]>, element: Element, value: Value | undefined) => {
    if (value !== undefined) chosen.set(element, [...(chosen.get(element) ?? []), value]);
  };

  for (const element of document.querySelectorAll(boldByItself)) add(weights, element, 700);
  for (const { selector, family, weight } of choicesIn(css)) {
    for (const element of document.querySelectorAll(selector)) {
      add(families, element, family);
      add(weights, element, weight);
    }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const shown: Shown[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || parent?.closest('script, style')) continue;
    shown.push({ text: node.textContent, families: nearest(parent, families), weights: nearest(parent, weights) });
  }
  window.close();
  return shown;
}
