import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '#i18n/i18next.ts';
import { Footer } from '#site/layout/Footer.tsx';

beforeEach(async () => {
  await createI18n('en', ['layout']); // components without a provider use the last one made
  vi.stubEnv('VITE_BUILD_YEAR', '2026');
});

test.each([
  ['a static host: the year of the build', '2026'],
  ['our server: its own year', '2028'],
])('a page shows the year of the visitor’s clock after hydration. It was sent by %s', async (_, servedYear) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 5) });
  const container = document.body.appendChild(document.createElement('div'));
  const html = renderToString(<Footer isLanding />);
  expect(html).toContain('>2026</time>');
  container.innerHTML = html.replace('>2026</time>', `>${servedYear}</time>`);
  const onRecoverableError = vi.fn();
  render(<Footer isLanding />, { container, hydrate: true, onRecoverableError });

  expect(container).toHaveTextContent('© 2027 Hullo. All rights reserved.');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
