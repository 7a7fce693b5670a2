import { productExtensions } from '#admin/extensions/resources/productExtensions.ts';
import type { Dialect, TestedProduct } from '#tests/suite/TestedProduct.ts';
import { extendedProduct } from '#tests/support/everyExtension.ts';
import { testedBaseProduct } from './testedBaseProduct.ts';

const perPage = 10;
const { dialect } = testedBaseProduct;

/**
 * The lists of extensions have pages by cursor, which is here the number of rows before the next page. Those of the
 * fixed API have page numbers.
 */
const list: Dialect['list'] = (rows, request) => {
  const search = request.query.get('q') ?? '';
  const found = rows.filter((row) => JSON.stringify(row).includes(search));
  if (!request.isPaged || request.query.has('page')) return dialect.list(found, request);
  const before = Number(request.query.get('cursor') ?? 0);
  const next = before + perPage < found.length ? before + perPage : null;
  const data = { data: found.slice(before, before + perPage), per_page: perPage, next, total: found.length };
  return Response.json({ status: true, data, message: '' });
};

/** This product with all that extensions have and add. */
export const testedProduct: TestedProduct = { ...testedBaseProduct, product: extendedProduct };

/** The resources that extensions have, beside a product that shows them all. */
export const testedExtensions: TestedProduct = {
  ...testedBaseProduct,
  product: {
    ...extendedProduct,
    resources: productExtensions.flatMap(({ resources = [] }) => resources),
  },
  dialect: { ...dialect, list },
  examplesFile: 'tests/resources/testedExtensions.ts',
  examples: {
    'letters.sent': (n) => n,
    'letters.preview': (n) => `/letter/key-${n}`,
  },
};
