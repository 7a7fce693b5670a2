import { expect, test } from 'vitest';
import { hashSource, pagePolicy } from './pagePolicy.ts';

const nothing = { scripts: [], styles: [] };

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

test('a page whose scripts add styles may have empty style elements', () => {
  const policy = pagePolicy(nothing, { connectSrc: [], imgSrc: [], isStyledByScripts: true });

  expect(policy).toContain(`style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';`);
});

test('other origins of the API and of pictures are allowed', () => {
  const policy = pagePolicy(nothing, { connectSrc: ['https://api.test'], imgSrc: ['https://media.test'] });

  expect(policy).toContain("connect-src 'self' https://api.test;");
  expect(policy).toContain("img-src 'self' data: blob: https://media.test;");
});
