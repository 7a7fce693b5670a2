import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colours } from '#server/site/colours.ts';
import { mailSettings } from '#tests/support/startMail.ts';
import { letterMail } from './composeMail.ts';
import { brandOf } from './renderMail.ts';

test('mails and pages that the server makes have the colours of the site, in the light and in the dark', () => {
  const tokens = readFileSync('src/brand/tokens.css', 'utf8');
  const [light = '', dark = ''] = tokens.split('prefers-color-scheme: dark');
  const valueIn = (css: string, name: string): string | undefined => {
    const value = new RegExp(`--color-${name}: ([^;]+);`).exec(css)?.[1];
    const [, other] = /^var\(--color-(\w+)\)$/.exec(value ?? '') ?? [];
    return other ? valueIn(light, other) : value;
  };
  const valuesIn = (css: string, ...names: string[]) => names.map((name) => [name, valueIn(css, name)]);
  const schemeIn = (css: string) => ({
    ...Object.fromEntries(valuesIn(css, 'ground', 'surface', 'text', 'line', 'link')),
    quiet: valueIn(css, 'text-quiet'),
  });

  expect(colours).toEqual({
    light: schemeIn(light),
    dark: schemeIn(dark),
    accent: valueIn(light, 'accent'),
    onAccent: valueIn(light, 'on-accent'),
  });
});

test('a letter starts with a hidden line for the inbox: the beginning of its text, in whole words', () => {
  const body = `Hello,\n\n${'the app is out '.repeat(10)}`;
  const { html, text } = letterMail({ language: 'en', subject: 'It is out', body }, mailSettings);
  const [, preheader] = /<body[^>]*>\s*<div class="preheader" hidden>(.*?)<\/div>/.exec(html) ?? [];

  expect(preheader).toMatch(/^Hello, the app .{80,} \w+…$/);
  expect(text.startsWith('It is out\n\nHello,')).toBe(true);
});

test('the hidden line of a letter cuts no emoji', () => {
  const body = `a${'😀'.repeat(200)}`;
  const { html } = letterMail({ language: 'en', subject: 'It is out', body }, mailSettings);

  expect(html).toContain(`hidden>a${'😀'.repeat(119)}…</div>`);
});

test('a URL in the text of a letter is a link, without the punctuation or the Korean particle after it', () => {
  const body =
    'Get it at https://hullo.example/get?a=1&b=2.\n앱은 https://hullo.example/ko에서 받으세요. <b>javascript:alert(1)</b>';
  const { html, text } = letterMail({ language: 'ko', subject: 'It is out', body }, mailSettings);

  expect(html).toContain(
    '<p>Get it at <a href="https://hullo.example/get?a=1&amp;b=2">https://hullo.example/get?a=1&amp;b=2</a>.<br>앱은 ' +
      '<a href="https://hullo.example/ko">https://hullo.example/ko</a>에서 받으세요. &lt;b&gt;javascript:alert(1)&lt;/b&gt;</p>',
  );
  expect(text).toContain(body);
});

test('without a name, the sender is the host of the site in the letters of its language', () => {
  const from = { name: '', address: 'hello@hullo.example' };
  const publicUrl = new URL('https://bücher.example:8443').origin;
  expect(brandOf({ ...mailSettings, from, publicUrl })).toBe('bücher.example:8443');
});
