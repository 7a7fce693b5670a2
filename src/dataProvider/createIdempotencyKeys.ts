import { replaceEqualDeep } from '@tanstack/react-query';

/** 128 random bits. Not `crypto.randomUUID`, which browsers lack without HTTPS. */
export const createIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Returns a function that returns one key for equal values and another key for others. A form has a function of its own, so
 * that a later form with the same values makes another change.
 */
export function createIdempotencyKeys() {
  const keys = new Map<unknown, string>();
  return (values: unknown) => {
    const known = [...keys].find(([other]) => replaceEqualDeep(other, values) === other);
    const key = known?.[1] ?? createIdempotencyKey();
    if (!known) keys.set(values, key);
    return key;
  };
}
