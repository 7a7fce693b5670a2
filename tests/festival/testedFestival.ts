import { createClient } from '#api/createClient.ts';
import { currentToken } from '#session/session.ts';
import type { TestedProduct } from '#tests/suite/TestedProduct.ts';
import { conventions } from './conventions.ts';
import { festival } from './festival.ts';
import { office } from './office.ts';

const { base } = office.dialect;

/** The screens of the festival over its office. */
export const testedFestival: TestedProduct = {
  ...office,
  product: festival,
  createCall: (fetch) => createClient({ base, token: currentToken, language: () => 'en', fetch, conventions }),
};
