import { expect, test } from 'vitest';
import { mediaUrl } from './mediaUrl.ts';

test.each([
  ['users/ada.webp', '/media/users/ada.webp'],
  ['/users/ada.webp', '/media/users/ada.webp'],
  ['users/zoë 1.png', '/media/users/zo%C3%AB%201.png'],
  ['avatars/ada/{size}/1.png', '/media/avatars/ada/240/1.png'],
  ['https://cdn.example/ada.webp', 'https://cdn.example/ada.webp'],
  [null, null],
  ['', null],
  ['/', null],
  ['javascript:alert(1)', null],
  [' java\nscript:alert(1)', null],
  ['data:image/svg+xml,<svg onload=alert(1)>', null],
  ['//evil.example/a.png', null],
  ['/\\evil.example/a.png', null],
  ['\\\\evil.example/a.png', null],
  ['../api/admin/main', null],
  ['users/%2e%2e/%2e%2e/api/admin/main', null],
  ['https://', null],
])('%j has the URL %s', (path, url) => {
  expect(mediaUrl(path, '/media/')).toBe(url);
});
