import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/**
 * Mocks the network for the tests of a file. A test adds its handlers by `use`. A request without a handler is an error on
 * the console, which fails the test.
 */
export function mockNetwork() {
  const network = setupServer();
  beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
  return network;
}
