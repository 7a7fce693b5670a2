import { readFileSync } from 'node:fs';
import { find, generate, parse } from 'css-tree';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { openGraph } from '#i18n/messages/openGraph.ts';
import { legalPages } from '#site/legalPages.ts';
import { inTemplates, openBuilt, openPage, parseMarkup, readBuilt, transferSize } from './builtFiles.ts';

const site = 'https://hullo.example';
const names = ['home', ...legalPages, 'press'];
const every = languages.flatMap((language) => names.map((name) => ({ name, language })));

const landingPages = ['home', 'launched'];
const pageUrl = (name: string, language: string) =>
  `${site}/${landingPages.includes(name) ? '' : name}${language === 'en' ? '' : `?lng=${language}`}`;

const contentsOf = (page: Document, attribute: 'name' | 'property', key: string) =>
  [...page.querySelectorAll(`meta[${attribute}="${key}"]`)].map((meta) => meta.getAttribute('content') ?? '');

const pictureSize = async (path: string) => {
  const { width, height } = await sharp(readFileSync(`dist/client${path}`)).metadata();
  return `${width}x${height}`;
};

/** The size of the only picture in an .ico file, from the directory at its start. */
function iconSize(path: string) {
  const [, , , , pictures, , width, height] = readFileSync(`dist/client${path}`);
  expect(pictures).toBe(1);
  return `${width}x${height}`;
}

test.each(every)('$name in $language has a card for chats and feeds, with its own texts', ({ name, language }) => {
  const page = openPage(name, language);
  const description = contentsOf(page, 'name', 'description');
  const picture = `${site}/social/${language}.png`;
  const graph = (key: string) => contentsOf(page, 'property', `og:${key}`);

  expect(graph('type')).toEqual(['website']);
  expect(graph('site_name')).toEqual(['Hullo']);
  expect(graph('title')).toEqual([page.title]);
  expect(graph('description')).toEqual(description);
  expect(graph('url')).toEqual([pageUrl(name, language)]);
  expect(graph('locale')).toEqual([openGraph[language].locale]);
  expect(openGraph[language].locale).toMatch(new RegExp(`^${language}_[A-Z]{2}$`));
  expect(graph('image')).toEqual([picture]);
  expect(graph('image:alt')[0]?.length).toBeGreaterThan(20);
  expect(contentsOf(page, 'name', 'twitter:card')).toEqual(['summary_large_image']);
});

test.each(languages)('the pages in %s differ in title and description', (language) => {
  const pages = names.map((name) => openPage(name, language));

  expect(new Set(pages.map(({ title }) => title)).size).toBe(names.length);
  expect(new Set(pages.flatMap((page) => contentsOf(page, 'name', 'description'))).size).toBe(names.length);
});

test.each(languages)('the picture for links in %s has the size that is declared and is light', async (language) => {
  const page = openPage('home', language);
  const [width] = contentsOf(page, 'property', 'og:image:width');
  const [height] = contentsOf(page, 'property', 'og:image:height');

  expect(await pictureSize(`/social/${language}.png`)).toBe('1200x630');
  expect(`${width}x${height}`).toBe('1200x630');
  expect(transferSize(`social/${language}.png`)).toBeLessThan(150_000);
  expect(transferSize(`social/${language}.webp`), 'as the page for the press shows it').toBeLessThan(25_000);
});

/** The structured data of a page, in one block. */
function graphOf(page: Document) {
  const blocks = [...page.querySelectorAll('script[type="application/ld+json"]')];
  const { '@context': context, '@graph': graph } = JSON.parse(blocks[0]?.textContent ?? '');
  expect(blocks).toHaveLength(1);
  expect(context).toBe('https://schema.org');
  return graph;
}

test.each(languages)(
  'the structured data of the landing page in %s names the organization, before and after the launch',
  (language) => {
    for (const name of landingPages) {
      const [organization, website] = graphOf(openPage(name, language));
      expect([organization, website]).toMatchObject([
        { '@type': 'Organization', name: 'Hullo', url: `${site}/`, logo: `${site}/icon-512.png` },
        { '@type': 'WebSite', name: 'Hullo', url: `${site}/`, inLanguage: languages },
      ]);
      expect(website.publisher['@id']).toBe(organization['@id']);
    }
  },
);

test('the structured data has only mailboxes and accounts that the page shows', () => {
  const page = openPage('home', 'en');
  const [organization] = graphOf(page);

  expect(organization.sameAs.length).toBeGreaterThan(0);
  for (const account of organization.sameAs) expect(page.querySelector(`a[href="${account}"]`), account).not.toBeNull();
  expect(page.querySelector(`a[href="mailto:${organization.email}"]`)).not.toBeNull();
});

test('the sitemap lists every listed page in every language, and nothing else', () => {
  const sitemap = parseMarkup(readBuilt('sitemap.xml'), 'application/xml');
  const urls = [...sitemap.getElementsByTagName('loc')].map(({ textContent }) => textContent);

  expect(urls.toSorted()).toEqual(every.map(({ name, language }) => pageUrl(name, language)).toSorted());
});

test('robots may visit the site and its map, but not the dashboard and the API', () => {
  const lines = readBuilt('robots.txt').trim().split('\n');

  expect(lines).toContain('Allow: /');
  expect(lines).toContain('Disallow: /dashboard');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test('the manifest names the site, its colours and icons of the size they say', async () => {
  const [link] = inTemplates(openPage('home', 'es'), 'link[rel="manifest"]');
  const manifest = JSON.parse(readBuilt(link?.getAttribute('href') ?? ''));
  const tokens = parse(readFileSync('src/brand/tokens.css', 'utf8'), { parseCustomProperty: true });
  const token = find(tokens, (node) => node.type === 'Declaration' && node.property === '--color-paper');
  const paper = token?.type === 'Declaration' && generate(token.value);
  const pictures: { src: string; sizes: string; purpose?: string }[] = manifest.icons;

  expect(manifest).toMatchObject({ name: 'Hullo', short_name: 'Hullo', start_url: '/' });
  expect([manifest.theme_color, manifest.background_color]).toEqual([paper, paper]);
  expect(pictures.filter(({ purpose }) => purpose?.includes('maskable')).map(({ sizes }) => sizes)).toEqual([
    '192x192',
    '512x512',
  ]);
  for (const { src, sizes } of pictures.filter((picture) => picture.sizes !== 'any')) {
    expect(await pictureSize(src), src).toBe(sizes);
  }
});

test.each([...names, 'not-found'])('%s has its icons, and names its colours', async (name) => {
  const page = openPage(name, 'en');
  const icon = (selector: string) => page.querySelector(`link${selector}`)?.getAttribute('href') ?? '';

  expect(readBuilt(icon('[rel="icon"][type="image/svg+xml"]'))).toContain('<svg');
  expect(iconSize(icon('[rel="icon"][sizes="32x32"]'))).toBe('32x32');
  expect(await pictureSize(icon('[rel="apple-touch-icon"]'))).toBe('180x180');
  expect(contentsOf(page, 'name', 'color-scheme')).toEqual(['light dark']);
  expect(contentsOf(page, 'name', 'theme-color')).toEqual(['#fff7ec', '#1c1a2b']);
});

test.each(['pages/en/not-found.html', 'dashboard.html', 'session.html'])('%s is unlisted, without a card', (file) => {
  const page = openBuilt(file);

  expect(contentsOf(page, 'name', 'robots')).toEqual(['noindex']);
  expect(
    page.querySelector('[property^="og:"], [rel="canonical"], [rel="alternate"], [type="application/ld+json"]'),
  ).toBeNull();
});

test.each(languages)('the landing page in %s has a title, a description, and links to its translations', (language) => {
  const page = openPage('home', language);
  const linkOf = (selector: string) => page.querySelector(`link${selector}`)?.getAttribute('href');

  expect(page.title).toMatch(/^.{10,70}$/);
  expect(openPage('launched', language).title).toBe(page.title);
  expect(contentsOf(page, 'name', 'description')[0]).toMatch(/^.{50,200}$/);
  expect(linkOf('[rel="canonical"]')).toBe(pageUrl('home', language));
  for (const other of languages) {
    expect(linkOf(`[rel="alternate"][hreflang="${other}"]`)).toBe(pageUrl('home', other));
  }
  expect(linkOf('[rel="alternate"][hreflang="x-default"]')).toBe(pageUrl('home', 'en'));
  expect(contentsOf(page, 'name', 'robots')).toEqual([]);
});
