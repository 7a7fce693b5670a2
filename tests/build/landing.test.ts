import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { openPage, readBuilt } from './builtFiles.ts';

const home = openPage('home');

/** The URLs of the links in a part of the page, by their labels. */
const linksOf = (page: Document, selector: string) =>
  Object.fromEntries(
    [...page.querySelectorAll(`${selector} a`)].map((link) => [
      (link.getAttribute('aria-label') ?? link.textContent).trim(),
      link.getAttribute('href'),
    ]),
  );

test('the sections of the landing page are in order, with anchors, before the footer', () => {
  expect([...home.querySelectorAll('main section[id]')].map(({ id }) => id)).toEqual([
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
  expect(home.querySelectorAll('main ~ footer')).toHaveLength(1);
});

test('the header has the specified labels, and four languages', () => {
  const texts = (selector: string) => [...home.querySelectorAll(`header ${selector}`)].map((part) => part.textContent);
  expect(texts('nav ul > li > a[href^="#"]')).toEqual(['Home', 'PreLaunch', 'About', 'The App', 'Contact']);
  expect(texts('[popovertarget="languages"]')).toEqual(['Language']);
  expect(texts('a[href^="?lng="]')).toEqual(['English', '한국어', 'Español', 'हिन्दी']);
});

test('animated scenes are complete in the HTML', () => {
  expect(home.body.textContent).toContain('Four of us come by every Thursday');
  expect(home.body.textContent).toContain('Nobody knows. I’ve never caught it.');
  expect(home.querySelectorAll('#real-profiles [data-hidden], #swap-profiles [data-hidden]')).toHaveLength(0);
});

test('the contact section has mailto links, social links and the form', () => {
  const links = linksOf(home, '#contact');

  for (const mailbox of ['support@hullo.example', 'hello@hullo.example'])
    expect(links[mailbox]).toBe(`mailto:${mailbox}`);
  for (const network of ['X', 'Facebook', 'Instagram', 'LinkedIn']) expect(links[network]).toMatch(/^https:\/\//);
  expect([...home.querySelectorAll('#contact label')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('Full Name'), expect.stringContaining('Email Address')]),
  );
  expect(home.querySelector('#contact textarea')?.getAttribute('placeholder')).toContain('issue');
  expect(home.querySelector('#contact form button')?.textContent).toContain('Contact Us');
});

test('the footer names the year, and leads to the sections, the legal pages, the mailbox and the networks', () => {
  const links = linksOf(home, 'footer');

  expect(links).toMatchObject({ Home: '#home', About: '#about', 'The App': '#app', Contact: '#contact' });
  expect([...home.querySelectorAll('footer nav a[href^="/"]')].map((link) => link.getAttribute('href'))).toEqual([
    '/press',
    '/terms',
    '/eula',
    '/privacy',
    '/disclaimer',
    '/guideliness',
    '/tolerance',
    '/report',
    '/user-disclaimer',
    '/tolerance#child-safety',
    '/privacy#delete-account',
  ]);
  expect(links['hello@hullo.example']).toBe('mailto:hello@hullo.example');
  for (const network of ['X', 'Instagram', 'YouTube', 'TikTok']) expect(links[network]).toMatch(/^https:\/\//);
  expect(home.querySelector('footer')?.textContent).toMatch(/© \d{4} Hullo/);
});

test('on a document the logo and the header lead to the landing page', () => {
  const header = openPage('terms').querySelector('header');

  expect(header?.querySelector('a')?.getAttribute('href')).toBe('/');
  expect(header?.querySelector('a[href="/#about"]')).not.toBeNull();
});

test.each(languages)('the landing page in %s is complete without scripts', (language) => {
  const page = openPage('home', language);

  expect(page.documentElement.lang).toBe(language);
  for (const id of ['home', 'launch', 'about', 'app', 'contact']) expect(page.getElementById(id), id).not.toBeNull();
  expect(page.querySelector('main noscript')?.textContent).toContain('JavaScript');
  for (const other of languages) expect(page.querySelector(`a[href="?lng=${other}"]`), other).not.toBeNull();
  expect(page.body.textContent).not.toMatch(/\{\{|undefined/);
});

test('a plain static host finds English', () => {
  expect(readBuilt('index.html')).toBe(readBuilt('pages/en/launched.html')); // that date has passed (observed-behaviour.md, 14)
  expect(readBuilt('404.html')).toBe(readBuilt('pages/en/not-found.html'));
});
