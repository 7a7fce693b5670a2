/** A rule with the conditions it stands under, such as a width, as it is written. */
export type Rule = { conditions: string[]; selector: string; body: string };

/** What comes before each block, and its text up to the brace that closes it. */
function blocksIn(css: string) {
  const blocks: [prelude: string, body: string][] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    if (brace === '{' && depth++ === 0) open = index;
    if (brace === '}' && --depth === 0) {
      blocks.push([css.slice(start, open).trim(), css.slice(open + 1, index)]);
      start = index + 1;
    }
  }
  return blocks;
}

/** The rules of a minified style sheet in their order. */
export const rulesIn = (css: string, conditions: string[] = []): Rule[] =>
  blocksIn(css).flatMap(([prelude, body]) =>
    /^@(?:media|supports)/.test(prelude)
      ? rulesIn(body, [...conditions, prelude])
      : [{ conditions, selector: prelude, body }],
  );

/** Rules as a style sheet; neighbours under the same conditions share these. */
export function written(rules: Rule[]) {
  const groups: { conditions: string[]; rules: string }[] = [];
  for (const { conditions, selector, body } of rules) {
    const last = groups.at(-1);
    const rule = `${selector}{${body}}`;
    if (last?.conditions.join() === conditions.join()) last.rules += rule;
    else groups.push({ conditions, rules: rule });
  }
  return groups
    .map(({ conditions, rules }) => conditions.reduceRight((inside, condition) => `${condition}{${inside}}`, rules))
    .join('');
}
