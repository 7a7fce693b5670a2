import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { testLanguages } from './languages.ts';
import { testLists } from './lists.ts';
import { locate } from './locate.ts';
import { testReads } from './reads.ts';
import { testSessionEnd } from './sessionEnd.ts';
import type { TestedProduct } from './TestedProduct.ts';
import { testWrites } from './writes.ts';

type Suite = (tested: TestedProduct, definition: AnyResource) => void;

const described = new Map<TestedProduct, string[]>();

function describeBy(tested: TestedProduct, name: string, tests: readonly Suite[]) {
  const declared = tested.product.resources.find((resource) => resource.name === name);
  if (!declared) throw new Error(`The product has no resource ${name}`);
  const definition = locate(tested, declared);

  describe(name, () => {
    beforeEach(() => {
      vi.mocked(console.error).mockImplementation(() => undefined); // still counted, but not printed
      sessionStorage.clear();
      localStorage.setItem('userData', JSON.stringify({ role: 'admin', token: 'secret' }));
    });
    for (const run of tests) run(tested, definition);
  });
}

/**
 * The tests that a resource has by its definition: its list, everything that is read and done, each call's failures, the
 * rules of its forms, its words in every language, a phone, and accessibility.
 */
export function describeResource(tested: TestedProduct, name: string) {
  described.set(tested, [...(described.get(tested) ?? []), name]);
  describeBy(tested, name, [testLists, testReads, testWrites, testLanguages]);
}

/** Of these tests, those of what is done: for a resource that has its own line, and to which something adds actions. */
export const describeActions = (tested: TestedProduct, name: string) => describeBy(tested, name, [testWrites]);

/** The end of a session, which is seen in one place for all resources: proven with one of those in which things are done. */
export const describeSessionEnd = (tested: TestedProduct, name: string) => describeBy(tested, name, [testSessionEnd]);

/** Fails for a resource of the product that no line above gives its tests. */
export const expectSuites = (tested: TestedProduct) =>
  test('every resource of the product has its tests', () => {
    expect(tested.product.resources.map(({ name }) => name)).toEqual(described.get(tested));
  });
