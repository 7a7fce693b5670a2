import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.resetModules(); // the settings are read when a module is loaded
});

/** The publisher in structured data and footer, of a build with these settings. */
async function publisherOf(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const { createI18n } = await import('#i18n/i18next.ts');
  const { structuredData } = await import('./Head.tsx');
  const { Footer } = await import('#site/layout/Footer.tsx');
  await createI18n('en', ['layout']);
  const [organization] = structuredData()['@graph'];
  return { organization, footer: renderToString(<Footer isLanding />) };
}

test('the publisher has the names and the postal address that the footer shows', async () => {
  const { organization, footer } = await publisherOf({
    VITE_BRAND_NAME: 'Ahoy',
    VITE_COMPANY_NAME: 'Ahoy Dating Ltd',
    VITE_COMPANY_ADDRESS: '1 Pier Road, Bergen',
  });

  expect(organization).toMatchObject({ name: 'Ahoy', legalName: 'Ahoy Dating Ltd', address: '1 Pier Road, Bergen' });
  expect(footer).toMatch(/Ahoy\. All rights reserved\..*Ahoy Dating Ltd, 1 Pier Road, Bergen/);
});

test('a company without a postal address is not named, and leaves no placeholder', async () => {
  const { organization, footer } = await publisherOf({ VITE_COMPANY_NAME: 'Ahoy Dating Ltd' });

  expect(JSON.stringify(organization) + footer).not.toContain('Ahoy Dating Ltd');
  expect(footer).toMatch(/All rights reserved\.<\/span><\/span><\/p>/);
});
