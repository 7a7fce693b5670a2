import { findAll, generate, parse, type Rule, type Selector } from 'css-tree';
import { lastingSelector } from '#scripts/build/lastingSelector.ts';

/** A piece of text, and the families and weights that the style sheets may show it in. */
export type Shown = { text: string; families: string[]; weights: number[] };

const boldByItself = 'h1, h2, h3, h4, h5, h6, b, strong, th';
const weightOf: Record<string, number> = { normal: 400, bold: 700 };

type Choice = { selector: string; isPassing: boolean; family?: string; weight?: number };

/** The families and weights that rules set. The cascade is ignored: a letter too many does no harm. */
function choicesIn(css: string): Choice[] {
  return findAll(parse(css), ({ type }) => type === 'Rule').flatMap((node) => {
    const { prelude, block } = node as Rule;
    if (prelude.type !== 'SelectorList') return [];
    const declared = (property: string) => {
      const found = block.children.toArray().find((part) => part.type === 'Declaration' && part.property === property);
      return found?.type === 'Declaration' ? generate(found.value) : undefined;
    };
    const family = declared('font-family');
    const named = declared('font-weight');
    const weight = named && (weightOf[named] ?? Number(named));
    if (!family && !weight) return [];
    return (prelude.children.toArray() as Selector[]).map((selector) => {
      const lasting = lastingSelector(selector);
      return { selector: lasting, isPassing: lasting !== generate(selector), family, weight: weight || undefined };
    });
  });
}

function nearest<Value>(element: Element | null, chosen: Map<Element, Value[]>): Value[] {
  for (let at = element; at; at = at.parentElement) {
    const values = chosen.get(at);
    if (values) return values;
  }
  return [];
}

/** The values that rules choose for elements. A passing state adds one: without the state the other is shown. */
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

/** The texts of a page, each with every family and weight that a rule gives it. Attributes, scripts and hidden notices are no text. */
export function shownText(page: Document, css: string): Shown[] {
  const families = createChosen('var(--font-text)');
  const weights = createChosen(400);

  for (const element of page.querySelectorAll(boldByItself)) weights.add(element, 700);
  for (const { selector, isPassing, family, weight } of choicesIn(css)) {
    for (const element of page.querySelectorAll(selector)) {
      families.add(element, family, isPassing);
      weights.add(element, weight, isPassing);
    }
  }

  const walker = page.createTreeWalker(page.body, 4 /* NodeFilter.SHOW_TEXT, which Node.js lacks */);
  const shown: Shown[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || parent?.closest('script, style, [hidden]')) continue;
    shown.push({ text: node.textContent, families: families.of(parent), weights: weights.of(parent) });
  }
  return shown;
}
