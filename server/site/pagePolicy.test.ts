import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from './pagePolicy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('of what is written into a page, its own scripts and styles alone may take effect', () => {
  const policy = pagePolicy('<style>a{}</style><script>start()</script>', { connectSrc: [], imgSrc: [] });

  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${hashOf('start()')}`,
    `style-src 'self' ${hashOf('')} ${hashOf('a{}')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});
