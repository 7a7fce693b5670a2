import { baseProduct } from '#admin/baseProduct.ts';
import { createClient } from '#api/createClient.ts';
import type { Envelope } from '#api/wire.ts';
import { currentToken } from '#session/session.ts';
import type { Dialect, TestedProduct } from '#tests/suite/TestedProduct.ts';
import { pageOf } from '#tests/support/pageOf.ts';

const base = 'http://api.test/api';
const perPage = 10;

const envelope = <Data>(data: Data, message = '', status = 200) =>
  Response.json({ status: status < 400, data, message } satisfies Envelope<Data>, { status });

const dialect: Dialect = {
  base,
  isSignedIn: (headers) => headers.get('Authorization')?.startsWith('Bearer ') === true,
  list: (rows, { query, isPaged }) => {
    if (!isPaged) return envelope(rows);
    const page = Number(query.get('page'));
    return envelope(pageOf(rows.slice((page - 1) * perPage, page * perPage), page, rows.length, perPage));
  },
  done: (record) => envelope(record ?? null),
  refuse: (status, message) => envelope(null, message, status),
};

/** This product, with the response format of the fixed API. */
export const testedBaseProduct: TestedProduct = {
  product: baseProduct,
  dialect,
  examplesFile: 'tests/resources/testedBaseProduct.ts',
  createCall: (fetch) => createClient({ base, token: currentToken, language: () => 'en', fetch }),
};
