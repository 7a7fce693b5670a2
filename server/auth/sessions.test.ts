import { expect, test } from 'vitest';
import { deviceOf } from './sessions.ts';

test.each([
  ['(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15', 'Safari, macOS'],
  ['(Windows NT 10.0) AppleWebKit/537.36 Chrome/124 Safari/537.36 Edg/124', 'Microsoft Edge, Windows'],
  ['(Linux; Android 14) AppleWebKit/537.36 Chrome/124 Mobile Safari/537.36', 'Chrome, Android'],
  ['(iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 FxiOS/125.0 Safari/605.1.15', 'Firefox, iOS'],
  ['(Linux; U; Android 13) AppleWebKit/537.36 Chrome/112 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14', 'Miui, Android'],
  ['curl/8.5.0', null],
  ['My session/1 x', null],
  [`${'A'.repeat(12_000)}/1 x`, null],
  [`${'A'.repeat(12_000)}/1 (Windows NT 10.0) x`, 'Windows'],
  ['', null],
])('the browser %s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
