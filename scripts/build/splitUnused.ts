import type { Rule } from './cssRules.ts';

const customProperty = /(?<=^|;)(--[\w-]+):([^;]*)(?:;|$)/g;

/** The custom properties that these rules use, and those that their values use. */
function usedIn(rules: Rule[]) {
  const uses = new Map<string, string>();
  const others = rules.map(({ body }) =>
    body.replaceAll(customProperty, (_, name: string, value: string) => {
      uses.set(name, (uses.get(name) ?? '') + value);
      return '';
    }),
  );
  const used = new Set<string>();
  const read = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      read(uses.get(name) ?? '');
    }
  };
  read(others.join());
  return used;
}

/** Rules without the custom properties that none of them uses, and rules that set these. */
export function splitUnused(rules: Rule[]) {
  const used = usedIn(rules);
  const unused: Rule[] = [];
  const rest = rules.map((rule) => {
    let moved = '';
    const body = rule.body.replaceAll(customProperty, (declaration, name: string) => {
      if (used.has(name)) return declaration;
      moved += declaration;
      return '';
    });
    if (moved) unused.push({ ...rule, body: moved });
    return { ...rule, body };
  });
  return { used: rest.filter(({ body }) => body !== ''), unused };
}
