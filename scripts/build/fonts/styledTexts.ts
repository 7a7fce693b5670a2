import { generate, parse, walk } from 'css-tree';
import { selectorsOf, statelessSelector } from '#scripts/build/statelessSelector.ts';

/** A text, and the families and weights that the style sheets may show it in. */
export type StyledText = { text: string; families: string[]; weights: number[] };

const boldByDefault = 'h1, h2, h3, h4, h5, h6, b, strong, th';
const weightOf: Record<string, number> = { normal: 400, bold: 700 };

/** Each family and weight that a rule sets, by selector. The cascade is ignored: an unused letter in a font does no harm. */
function fontDeclarationsIn(css: string) {
  const found: { property: string; value: string; selector: string; isState: boolean }[] = [];
  walk(parse(css), {
    visit: 'Declaration',
    enter(declaration) {
      const { property } = declaration;
      const value = generate(declaration.value);
      if (!this.rule || !['font-family', 'font-weight'].includes(property) || value === 'inherit') return;
      for (const original of selectorsOf(this.rule)) {
        const selector = statelessSelector(original);
        found.push({ property, value, selector, isState: selector !== generate(original) });
      }
    },
  });
  return found;
}

/** Finds the values that an element inherits. A rule for a state, such as `:hover`, adds a value and replaces none. */
function createInherited<Value>(initial: Value) {
  const declared = new Map<Element, { value: Value; isState: boolean }[]>();
  const add = (element: Element, value: Value, isState = false) =>
    declared.set(element, [...(declared.get(element) ?? []), { value, isState }]);
  const of = (element: Element | null): Value[] => {
    if (!element) return [initial];
    const own = declared.get(element) ?? [];
    const inherited = own.every(({ isState }) => isState) ? of(element.parentElement) : [];
    return [...inherited, ...own.map(({ value }) => value)];
  };
  return { add, of };
}

const isText = ({ nodeType, TEXT_NODE }: Node) => nodeType === TEXT_NODE;

const ownText = ({ childNodes }: Element) =>
  [...childNodes]
    .filter(isText)
    .map((node) => node.textContent)
    .join(' ');

/** The texts of a page with every family and weight that a rule gives them, without attributes, scripts and hidden parts. */
export function styledTexts(page: Document, css: string): StyledText[] {
  const families = createInherited('var(--font-text)');
  const weights = createInherited(400);

  for (const element of page.querySelectorAll(boldByDefault)) weights.add(element, 700);
  for (const { property, value, selector, isState } of fontDeclarationsIn(css)) {
    for (const element of page.querySelectorAll(selector)) {
      if (property === 'font-family') families.add(element, value, isState);
      else weights.add(element, weightOf[value] ?? Number(value), isState);
    }
  }

  // The server shows some templates (`conditionAttribute`).
  const templates = [...page.querySelectorAll('template')].map(({ content }) => content);
  return [page.body, ...templates]
    .flatMap((part) => [...part.querySelectorAll('*')])
    .filter((element) => ownText(element).trim() && !element.closest('script, style, [hidden]'))
    .map((element) => ({ text: ownText(element), families: families.of(element), weights: weights.of(element) }));
}
