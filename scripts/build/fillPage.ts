import { JSDOM } from 'jsdom';
import { rootId } from '#start/contract.ts';

const parser = new new JSDOM().window.DOMParser(); // making a window takes as long as parsing a page, so there is one

/** A page as a document whose scripts and styles do not run. */
export const parseHtml = (html: string) => parser.parseFromString(html, 'text/html');

export const serializeHtml = (page: Document) => `<!doctype html>${page.documentElement.outerHTML}`;

const builtTags = 'script[type="module"], link[rel="modulepreload"], link[rel="stylesheet"]';

/** Removes the line breaks between tags, which a browser would show as a space. */
function removeLineBreaks(page: Document) {
  const walker = page.createTreeWalker(page, 4 /* NodeFilter.SHOW_TEXT, which Node.js lacks */);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.textContent?.includes('\n') && !text.textContent.trim()) text.parentNode?.removeChild(text);
  }
}

/** An HTML file of the build as a page to be filled. Vite's own tags are left out, as they would fetch everything at once. */
export function openEntry(html: string) {
  const page = parseHtml(html);
  for (const tag of page.querySelectorAll(builtTags)) tag.remove();
  return page;
}

type Parts = { language?: string; attributes?: Record<string, string>; head: string; content?: string; end: string };

/** Puts HTML into a page: into its head, into the element that its program renders into, and at the end of its body. */
export function fillPage(page: Document, { language = 'en', attributes = {}, head, content = '', end }: Parts) {
  const root = page.getElementById(rootId);
  if (!root) throw new Error(`The page has no element #${rootId}`);
  page.documentElement.lang = language;
  for (const [name, value] of Object.entries(attributes)) page.documentElement.setAttribute(name, value);
  page.head.insertAdjacentHTML('beforeend', head);
  root.innerHTML = content;
  page.body.insertAdjacentHTML('beforeend', end);
  removeLineBreaks(page);
}
