// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { features } from '#i18n/messages/en/features.ts';
import { About } from './About.tsx';
import { AppBanner } from './AppBanner.tsx';
import { Features } from './Features.tsx';

test('the sections are drawn complete where there is no window', () => {
  const html = renderToString(
    <>
      <About words={features.about} />
      <AppBanner words={features.app} people={features.people} />
      <Features words={features} />
    </>,
  );

  expect([...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'about',
    'app',
    'real-profiles',
    'love-reimagined',
    'discover-profiles',
    'draft-profile',
    'swap-profiles',
    'match-message-connect',
    'detailed-profiles',
  ]);
  expect(html).toContain('Four of us come by every Thursday');
  expect(html).toContain('Nobody knows. I’ve never caught it.');
});
