import { sha256 } from '#server/hash.ts';

/** Data blocks are never run, so the policy need not allow them. */
const scripts = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/gi;
const styles = /<style[^>]*>([\s\S]*?)<\/style>/gi;

const hashOf = (text: string) => `'sha256-${sha256(text.replaceAll('\r\n', '\n'), 'base64')}'`;

const hashesOf = (page: string, elements: RegExp) => {
  const texts = [...page.matchAll(elements)].map(([, text = '']) => text);
  return [...new Set(texts.filter((text) => text !== ''))].map(hashOf);
};

/** Every inline script and style of a page as a source of its Content-Security-Policy, each once. */
export const inlineHashes = (page: string) => ({
  scriptSrc: hashesOf(page, scripts),
  styleSrc: hashesOf(page, styles),
});
