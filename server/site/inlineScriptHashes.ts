import { createHash } from 'node:crypto';

/** Data blocks are never run, so the policy need not allow them. */
const inlineScripts = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/gi;

/** Every inline script of the pages as a source of a Content-Security-Policy, each once. */
export function inlineScriptHashes(pages: Iterable<string>) {
  const scripts = [...pages].flatMap((page) => [...page.matchAll(inlineScripts)].map(([, script = '']) => script));
  const sources = scripts
    .filter((script) => script !== '')
    .map((script) => `'sha256-${createHash('sha256').update(script.replaceAll('\r\n', '\n')).digest('base64')}'`);
  return [...new Set(sources)].sort();
}
