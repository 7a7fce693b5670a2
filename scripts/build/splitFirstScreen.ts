import { JSDOM } from 'jsdom';
import type { Language } from '#i18n/language.ts';
import { passingStates } from './shownText.ts';

/** A rule with the conditions it stands under, such as a width, as it is written. */
type Rule = { conditions: string[]; selector: string; body: string };

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

const rulesIn = (css: string, conditions: string[] = []): Rule[] =>
  blocksIn(css).flatMap(([prelude, body]) =>
    /^@(?:media|supports)/.test(prelude)
      ? rulesIn(body, [...conditions, prelude])
      : [{ conditions, selector: prelude, body }],
  );

const written = ({ conditions, selector, body }: Rule) =>
  `${conditions.map((condition) => `${condition}{`).join('')}${selector}{${body}}${'}'.repeat(conditions.length)}`;

const pseudoElement = /::?(?:before|after|placeholder|backdrop|-webkit[\w-]+)/;
const further = /:lang\(\w+\)/g;
const emptied = /:(?:not|has)\(\)/g;

/** All that a rule may ever apply to, whatever the state and the language. */
function elementsOf(selector: string, document: Document): Element[] {
  if (selector.startsWith('@')) return [];
  const lasting = selector.replaceAll(passingStates, '').replaceAll(further, '').replaceAll(emptied, '');
  return [...document.querySelectorAll(lasting.replaceAll(/(?<=^|,)(?=,|$)/g, '*'))];
}

/** An id is never overruled by less, nor a class or a state by names of elements. */
function strengthOf(selector: string) {
  const counted = selector.replaceAll(/:where\([^)]*\)/g, '');
  if (counted.includes('#')) return 'id';
  return /[.[]|:(?!is\()/.test(counted) ? 'class' : 'element';
}

/** What a rule decides: its properties, `margin` for all that begin so, apart by its strength and its pseudo-element. */
function decisionsOf({ selector, body }: Rule) {
  const [of = ''] = pseudoElement.exec(selector) ?? [];
  const kind = `${strengthOf(selector)} ${of}`;
  return [...body.matchAll(/(?:^|;)(--[\w-]+|-?\w+)/g)].map(([, property]) => kind + property);
}

/** What these selectors name, with all that is in it and all that it is in. */
function wholeOf(selector: string, document: Document) {
  const whole = new Set<Element>(document.querySelectorAll(selector));
  for (const element of [...whole]) {
    for (const inside of element.querySelectorAll('*')) whole.add(inside);
    for (let around = element.parentElement; around; around = around.parentElement) whole.add(around);
  }
  return whole;
}

/** Faces, and rules about the state of the whole page. */
const holdsAtOnce = /^@font-face|^:root\[/;

const isOfAnother = (selector: string, language: Language) => {
  const [, only = language] = /^:root:lang\((\w+)\)/.exec(selector) ?? [];
  return only !== language;
};

/**
 * A page's style sheet in two: what the elements named as its first screen need in a language, and the rest, which may come
 * later. A rule that one of the first screen's overrules, by coming after it, stays before it.
 */
export function splitFirstScreen(css: string, html: string, firstScreen: string) {
  const { window } = new JSDOM(html);
  const { document } = window;
  const seen = wholeOf(firstScreen, document);
  const rules = rulesIn(css).map((rule) => ({ rule, elements: elementsOf(rule.selector, document) }));
  window.close();

  return (language: Language) => {
    const settled = new Map<Element, string[]>();
    const first: string[] = [];
    const rest: string[] = [];
    for (const { rule, elements } of rules.toReversed()) {
      const decisions = decisionsOf(rule);
      const isSeen = holdsAtOnce.test(rule.selector) || elements.some((element) => seen.has(element));
      const isOverruled = elements.some((element) => decisions.some((name) => settled.get(element)?.includes(name)));
      if ((isSeen || isOverruled) && !isOfAnother(rule.selector, language)) {
        first.unshift(written(rule));
        for (const element of elements) settled.set(element, [...(settled.get(element) ?? []), ...decisions]);
      } else rest.unshift(written(rule));
    }
    return { first: first.join(''), rest: rest.join('') };
  };
}
