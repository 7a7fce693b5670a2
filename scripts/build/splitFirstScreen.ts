import { JSDOM } from 'jsdom';
import type { Language } from '#i18n/language.ts';
import { type Rule, rulesIn, written } from './cssRules.ts';
import { passingStates } from './shownText.ts';
import { splitUnused } from './splitUnused.ts';

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

/** What these selectors name, with all that is in it. */
const wholeOf = (selector: string, document: Document) =>
  [...document.querySelectorAll(selector)].flatMap((element) => [element, ...element.querySelectorAll('*')]);

/** What is hidden until the rest has arrived needs nothing before. */
const untilBelow = ':root[data-below] ';

const hiddenIn = (rules: Rule[], document: Document) =>
  rules
    .filter(({ selector }) => selector.startsWith(untilBelow))
    .flatMap(({ selector }) => wholeOf(selector.replaceAll(untilBelow, ''), document));

/** All that is in the first screen or around it, and not hidden. */
function seenOf(selector: string, rules: Rule[], document: Document) {
  const seen = new Set(wholeOf(selector, document));
  for (const element of document.querySelectorAll(selector)) {
    for (let around = element.parentElement; around; around = around.parentElement) seen.add(around);
  }
  for (const element of hiddenIn(rules, document)) seen.delete(element);
  return seen;
}

const stateOfPage = /:root\[\S+(?: |$)/g;

/** Faces, and rules about a state of the whole page for something that is in it. */
const holdsAtOnce = (selector: string, document: Document) =>
  selector.startsWith('@font-face') ||
  (selector.startsWith(':root[') && document.querySelector(selector.replaceAll(stateOfPage, '') || '*') !== null);

/** Nobody prints before the rest has arrived. */
const isOfPrint = ({ conditions }: Rule) => conditions.includes('@media print');

const isOfAnother = (selector: string, language: Language) => {
  const [, only = language] = /^:root:lang\((\w+)\)/.exec(selector) ?? [];
  return only !== language;
};

/**
 * A page's style sheet in two: what the elements named as its first screen need in its language, and the rest, which may come
 * later. A rule that one of the first screen's overrules, by coming after it, stays before it.
 */
export function splitFirstScreen(css: string, html: string, firstScreen: string, language: Language) {
  const { window } = new JSDOM(`<!doctype html>${html}`);
  const { document } = window;
  const all = rulesIn(css);
  const seen = seenOf(firstScreen, all, document);
  const settled = new Map<Element, string[]>();
  const first: Rule[] = [];
  const rest: Rule[] = [];
  for (const rule of all.toReversed()) {
    const elements = elementsOf(rule.selector, document);
    const decisions = decisionsOf(rule);
    const isNeeded = holdsAtOnce(rule.selector, document) || elements.some((element) => seen.has(element));
    const isOverruled = elements.some((element) => decisions.some((name) => settled.get(element)?.includes(name)));
    if (((isNeeded && !isOfPrint(rule)) || isOverruled) && !isOfAnother(rule.selector, language)) {
      first.unshift(rule);
      for (const element of elements) settled.set(element, [...(settled.get(element) ?? []), ...decisions]);
    } else rest.unshift(rule);
  }
  window.close();
  const { used, unused } = splitUnused(first);
  return { first: written(used), rest: written([...unused, ...rest]) };
}
