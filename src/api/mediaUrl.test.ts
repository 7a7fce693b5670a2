import { expect, test } from 'vitest';
import { mediaUrl } from './mediaUrl.ts';

test.each([
  ['users/ada.webp', '/media/users/ada.webp'],
  ['/users/ada.webp', '/media/users/ada.webp'],
  ['users/zoë 1.png', '/media/users/zo%C3%AB%201.png'],
  ['avatars/ada/{size}/1.png', '/media/avatars/ada/240/1.png'],
  ['https://cdn.example/ada.webp', 'https://cdn.example/ada.webp'],
])('%s has the URL %s', (path, url) => {
  expect(mediaUrl(path, '/media/')).toBe(url);
});

test.each([
  [null],
  [''],
  ['/'],
  ['javascript:alert(1)'],
  [' java\nscript:alert(1)'],
  ['data:image/svg+xml,<svg onload=alert(1)>'],
  ['//evil.example/a.png'],
  ['/\\evil.example/a.png'],
  ['\\\\evil.example/a.png'],
  ['../api/admin/main'],
  ['users/%2e%2e/%2e%2e/api/admin/main'],
  ['https://'],
])('%j has no URL', (path) => {
  expect(mediaUrl(path, '/media/')).toBeNull();
});
