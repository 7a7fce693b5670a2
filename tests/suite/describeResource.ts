import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testLanguages } from './languages.ts';
import { testLists } from './lists.ts';
import { locate } from './locate.ts';
import { testReads } from './reads.ts';
import type { TestedProduct } from './TestedProduct.ts';
import { testWrites } from './writes.ts';

const described = new Map<TestedProduct, string[]>();

/**
 * The tests that a resource has by its definition: its list, everything that is read and done, each call's failures, the
 * rules of its forms, its words in every language, a phone, and accessibility.
 */
export function describeResource(tested: TestedProduct, name: string) {
  const declared = tested.product.resources.find((resource) => resource.name === name);
  if (!declared) throw new Error(`The product has no resource ${name}`);
  const definition = locate(tested, declared);
  described.set(tested, [...(described.get(tested) ?? []), name]);

  describe(name, () => {
    beforeEach(() => {
      vi.mocked(console.error).mockImplementation(() => undefined); // still counted, but not printed
      sessionStorage.clear();
      localStorage.setItem('userData', JSON.stringify({ role: 'admin', token: 'secret' }));
    });
    testLists(tested, definition);
    testReads(tested, definition);
    testWrites(tested, definition);
    testLanguages(tested, definition);
  });
}

/** Fails for a resource of the product that no line above gives its tests. */
export const expectSuites = (tested: TestedProduct) =>
  test('every resource of the product has its tests', () => {
    expect(tested.product.resources.map(({ name }) => name)).toEqual(described.get(tested));
  });
