import { beforeEach, describe, vi } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { isOwnRecord } from '#api/Endpoint.ts';
import { testBulk } from './bulk.ts';
import { testLists } from './lists.ts';
import { locate } from './locate.ts';
import { testReads } from './reads.ts';
import type { IsFirst, TestedProduct } from './TestedProduct.ts';
import { testWrites } from './writes.ts';

type Suite = (tested: TestedProduct, definition: AnyResource, isFirst: IsFirst) => void;

function describeBy(tested: TestedProduct, name: string, tests: readonly Suite[], isFirst: IsFirst) {
  const declared = tested.product.resources.find((resource) => resource.name === name);
  if (!declared) throw new Error(`The product has no resource ${name}`);
  const definition = locate(tested, declared);

  describe(name, () => {
    beforeEach(() => {
      vi.mocked(console.error).mockImplementation(() => undefined); // still counted, but not printed
      sessionStorage.clear();
      localStorage.setItem('userData', JSON.stringify({ role: 'admin', token: 'secret' }));
    });
    for (const run of tests) run(tested, definition, isFirst);
  });
}

/** The tests of every resource of a product by its definition: list, reads, writes, failures, rules of forms, texts and accessibility. */
export function describeResources(tested: TestedProduct) {
  const { resources, endpoints } = tested.product;
  const listed = resources.filter(({ name }) => !isOwnRecord(endpoints, name));
  const seen = new Set<string>();
  const isFirst: IsFirst = (shape) => seen.size < seen.add(shape).size;
  for (const { name } of listed) describeBy(tested, name, [testLists, testBulk, testReads, testWrites], isFirst);
}

/** The tests of actions alone: for a resource of another product, to which extensions add actions. */
export const describeActions = (tested: TestedProduct, name: string) =>
  describeBy(tested, name, [testWrites], () => false);
