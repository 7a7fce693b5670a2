/** The texts of the placeholders. An unset fact is undefined. */
export type Facts = Record<string, string | undefined>;

const placeholder = /\{\{([a-zA-Z.]+)\}\}/g;

/** A sentence in any of the site's languages, with the spaces after it. */
const sentence = /.+?(?:[.!?।][”»)*]*(?: +|$)|$)/g;

/** The marker of a list item, or the condition of a paragraph. */
const lineStart = /^(?:- |\d+\. |\{\{if [a-z-]+\}\} )?/;

function factOf(raw: string, name: string, facts: Facts) {
  if (!(name in facts)) throw new Error(`There is no fact for ${raw}`);
  return facts[name];
}

const isKnown = (text: string, facts: Facts) =>
  [...text.matchAll(placeholder)]
    .map(([raw, name = '']) => factOf(raw, name, facts))
    .every((fact) => fact !== undefined);

/** Leaves out sentences with an unset fact. A line without any other sentence is empty. */
function knownPart(line: string, facts: Facts) {
  if (isKnown(line, facts)) return line;
  const [start = ''] = lineStart.exec(line) ?? [];
  const sentences = line.slice(start.length).match(sentence) ?? [];
  const known = sentences.filter((text) => isKnown(text, facts)).join('');
  return known && (start + known).trimEnd();
}

/** Fills a text's placeholders. Throws for one without a fact. An unset fact leaves out its sentence or list item. */
export const fillText = (text: string, facts: Facts) =>
  text
    .split('\n')
    .flatMap((line) => (line ? knownPart(line, facts) || [] : line))
    .join('\n')
    .replaceAll(placeholder, (raw, name: string) => factOf(raw, name, facts) ?? '')
    .trim();
