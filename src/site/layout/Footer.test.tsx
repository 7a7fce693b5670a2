import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.resetModules(); // the settings are read when a module is loaded
});

/** The footer of a build with these settings. */
async function footerOf(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const { createI18n } = await import('#i18n/i18next.ts');
  const { Footer } = await import('./Footer.tsx');
  await createI18n('en', ['layout']);
  return renderToString(<Footer isLanding />);
}

test('the footer has the names of the brand and the company, and its postal address', async () => {
  const footer = await footerOf({
    VITE_BRAND_NAME: 'Ahoy',
    VITE_COMPANY_NAME: 'Ahoy Dating Ltd',
    VITE_COMPANY_ADDRESS: '1 Pier Road, Bergen',
  });

  expect(footer).toMatch(/Ahoy\. All rights reserved\..*Ahoy Dating Ltd, 1 Pier Road, Bergen/);
});

test('a company without a postal address is not named, and leaves no placeholder', async () => {
  const footer = await footerOf({ VITE_COMPANY_NAME: 'Ahoy Dating Ltd' });

  expect(footer).not.toContain('Ahoy Dating Ltd');
  expect(footer).toMatch(/All rights reserved\.<\/p>/);
});
