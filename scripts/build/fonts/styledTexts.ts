import { type CssNode, generate, parse, walk } from 'css-tree';
import { selectorsOf, statelessSelector } from '#scripts/build/statelessSelector.ts';

/** A text, and the families and weights that the style sheets may show it in. */
export type StyledText = { text: string; families: string[]; weights: number[] };

const browserStyle = 'h1,h2,h3,h4,h5,h6,b,strong,th{font-weight:bold}';
const weights: Record<string, number> = { normal: 400, bold: 700 };

/**
 * Returns a function that finds the values of a property that an element has or inherits. The cascade is ignored: an unused letter
 * in a font does no harm. A rule for a state, such as `:hover`, adds a value and replaces none.
 */
function inheritedValues(page: Document, sheet: CssNode, property: string, initial: string) {
  const declared = new Map<Element, { value: string; isState: boolean }[]>();
  walk(sheet, {
    visit: 'Declaration',
    enter(declaration) {
      const value = generate(declaration.value);
      if (!this.rule || declaration.property !== property || value === 'inherit') return;
      for (const selector of selectorsOf(this.rule)) {
        const stateless = statelessSelector(selector);
        const own = { value, isState: stateless !== generate(selector) };
        for (const element of page.querySelectorAll(stateless))
          declared.set(element, [...(declared.get(element) ?? []), own]);
      }
    },
  });
  return function valuesOf(element: Element | null): string[] {
    if (!element) return [initial];
    const own = declared.get(element) ?? [];
    const inherited = own.every(({ isState }) => isState) ? valuesOf(element.parentElement) : [];
    return [...inherited, ...own.map(({ value }) => value)];
  };
}

const isText = ({ nodeType, TEXT_NODE }: Node) => nodeType === TEXT_NODE;

const ownText = ({ childNodes }: Element) =>
  [...childNodes]
    .filter(isText)
    .map((node) => node.textContent)
    .join(' ');

/** The texts of a page with every family and weight that a rule gives them, without attributes, scripts and hidden parts. */
export function styledTexts(page: Document, css: string): StyledText[] {
  const sheet = parse(browserStyle + css);
  const familiesOf = inheritedValues(page, sheet, 'font-family', 'var(--font-text)');
  const weightsOf = inheritedValues(page, sheet, 'font-weight', 'normal');
  const styleOf = (element: Element) => ({
    families: familiesOf(element),
    weights: weightsOf(element).map((value) => weights[value] ?? Number(value)),
  });

  // The server shows some templates (`conditionAttribute`).
  const templates = [...page.querySelectorAll('template')].map(({ content }) => content);
  return [page.body, ...templates]
    .flatMap((part) => [...part.querySelectorAll('*')])
    .filter((element) => ownText(element).trim() && !element.closest('script, style, [hidden]'))
    .map((element) => ({ text: ownText(element), ...styleOf(element) }));
}
