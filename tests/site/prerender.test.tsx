// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { createI18n } from '#i18n/i18next.ts';
import { LandingPage } from '#site/landing/LandingPage.tsx';

beforeAll(() => createI18n('en', ['layout', 'landing', 'features'])); // components without a provider use the last one made

test('the sections are drawn complete where there is no window', () => {
  const html = renderToString(<LandingPage />);

  expect([...html.matchAll(/<section [^>]*id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'home',
    'launch',
    'about',
    'app',
    'real-profiles',
    'love-reimagined',
    'discover-profiles',
    'draft-profile',
    'swap-profiles',
    'match-message-connect',
    'detailed-profiles',
    'contact',
  ]);
  expect(html).toContain('Four of us come by every Thursday');
  expect(html).toContain('Nobody knows. I’ve never caught it.');
});
