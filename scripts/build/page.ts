import { findAll, parse } from 'css-tree';
import { JSDOM } from 'jsdom';
import { languages } from '#i18n/language.ts';
import {
  belowFoldHook,
  belowFoldTemplate,
  dashboardTemplate,
  failureId,
  layoutHook,
  messagesTemplate,
  programTemplate,
  rootId,
} from '#start/contract.ts';
import type { InlineScript } from './inlineScript.ts';

const parser = new new JSDOM().window.DOMParser(); // making a window takes as long as parsing a page, so there is one

/** A document whose scripts and styles do not run. */
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

/** An HTML file of the build without Vite's tags, which would fetch everything at once. */
export function openEntry(html: string) {
  const page = parseHtml(html);
  for (const tag of page.querySelectorAll(builtTags)) tag.remove();
  return page;
}

type Content = { language?: string; attributes?: Record<string, string>; head: string; content?: string; end: string };

/** Puts HTML into a page: into its head, the element that its program renders into, and the end of its body. */
export function fillPage(page: Document, { language = 'en', attributes = {}, head, content = '', end }: Content) {
  const root = page.getElementById(rootId);
  if (!root) throw new Error(`The page has no element #${rootId}`);
  page.documentElement.lang = language;
  for (const [name, value] of Object.entries(attributes)) page.documentElement.setAttribute(name, value);
  page.head.insertAdjacentHTML('beforeend', head);
  root.innerHTML = content;
  page.body.insertAdjacentHTML('beforeend', end);
  removeLineBreaks(page);
}

export const style = (css: string) => `<style>${css}</style>`;

export const stylesheet = (href: string) => `<link rel="stylesheet" href="${href}">`;

export const preloadScript = (href: string) => `<link rel="modulepreload" href="${href}">`;

export const preloadFont = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;

export const webManifest = (href: string) => `<link rel="manifest" href="${href}">`;

/** Returns a template element. The browser loads and runs nothing in it before a script moves it. */
export const template = (id: string, content: string) => `<template id="${id}">${content}</template>`;

const messagesTemplates = languages.map(messagesTemplate);

/** The templates in the page and the hooks in its style that an inline script uses. */
const needs: Record<InlineScript, { templates: readonly string[]; hooks?: readonly string[] }> = {
  startLanding: { templates: [programTemplate, belowFoldTemplate], hooks: [belowFoldHook, layoutHook] },
  startDocument: { templates: [programTemplate, belowFoldTemplate], hooks: [belowFoldHook, layoutHook] },
  startAfterPaint: { templates: [programTemplate, belowFoldTemplate] },
  startSignIn: { templates: [dashboardTemplate, ...messagesTemplates] },
  startDashboard: { templates: [programTemplate, ...messagesTemplates] },
};

const attributesIn = (css: string) =>
  findAll(parse(css), ({ type }) => type === 'AttributeSelector').map((node) =>
    node.type === 'AttributeSelector' ? node.name.name : undefined,
  );

/** Fails the build when a page or its style lacks a name of the contract. */
export function checkPage(page: Document, css: string, inline: InlineScript) {
  const { templates: ids, hooks = [] } = needs[inline];
  const missing = [
    ...[rootId, failureId, ...ids].filter((id) => !page.getElementById(id)).map((id) => `an element #${id}`),
    ...hooks.filter((hook) => !attributesIn(css).includes(hook)).map((hook) => `a rule for [${hook}]`),
    ...(hooks.includes(layoutHook) && !page.body.querySelector(`[${layoutHook}]`)
      ? [`an element [${layoutHook}]`]
      : []),
  ];
  if (missing.length > 0) throw new Error(`A page that ${inline}.ts starts lacks ${missing.join(', ')}`);
}
