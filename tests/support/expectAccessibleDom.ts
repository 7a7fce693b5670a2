import axe from 'axe-core';
import { expect } from 'vitest';

/** Rules that need a layout or a whole page, which jsdom lacks. A browser test checks them. */
const rules = Object.fromEntries(['color-contrast', 'region'].map((rule) => [rule, { enabled: false }]));

/** Checks names, roles and relations of a part of a mounted screen by axe. */
export async function expectAccessibleDom(element: Element) {
  const { violations } = await axe.run(element, {
    rules,
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
    iframes: false, // jsdom loads none
  });
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 160)) }))).toEqual([]);
}
