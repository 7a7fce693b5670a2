import { expect, test } from 'vitest';
import { hashSource, pagePolicy } from './pagePolicy.ts';

test('a page may run only its own inline scripts and styles', () => {
  const policy = pagePolicy(
    { scripts: [hashSource('start()')], styles: [hashSource('a{}')] },
    { connectSrc: [], imgSrc: [] },
  );

  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${hashSource('start()')}`,
    `style-src 'self' ${hashSource('a{}')}`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});
