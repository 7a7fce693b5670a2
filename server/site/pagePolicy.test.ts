import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from './pagePolicy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page may run only its own inline scripts and styles', () => {
  const policy = pagePolicy('<style>a{}</style><script>start()</script>', { connectSrc: [], imgSrc: [] });

  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${hashOf('start()')}`,
    `style-src 'self' ${hashOf('a{}')}`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

test('a page whose scripts make styles may have empty ones', () => {
  const policy = pagePolicy('', { connectSrc: [], imgSrc: [], isStyledByScripts: true });

  expect(policy).toContain(`style-src 'self' ${hashOf('')};`);
});

test('other origins of the API and of pictures are allowed', () => {
  const policy = pagePolicy('', { connectSrc: ['https://api.test'], imgSrc: ['https://media.test'] });

  expect(policy).toContain("connect-src 'self' https://api.test;");
  expect(policy).toContain("img-src 'self' data: blob: https://media.test;");
});
