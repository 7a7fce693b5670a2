import { beforeEach, describe, vi } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { isSingleton } from '#api/Endpoint.ts';
import { testLists } from './lists.ts';
import { locate } from './locate.ts';
import type { TestedProduct } from './TestedProduct.ts';
import { testWrites } from './writes.ts';

type Suite = (tested: TestedProduct, definition: AnyResource) => void;

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

/** The tests of every resource of a product by its definition: list, reads, writes, rules of forms, texts and accessibility. */
export function describeResources(tested: TestedProduct) {
  const { resources, endpoints } = tested.product;
  const listed = resources.filter(({ name }) => !isSingleton(endpoints, name));
  const seen = new Set<string>();
  /** True for the first list with a way of paging. */
  const isFirst = (paging: string) => seen.size < seen.add(paging).size;
  const lists: Suite = (...each) => testLists(...each, isFirst);
  for (const { name } of listed) describeBy(tested, name, [lists, testWrites]);
}

/** The tests of actions alone: for a resource of another product, to which extensions add actions. */
export const describeActions = (tested: TestedProduct, name: string) => describeBy(tested, name, [testWrites]);
