import { JSDOM } from 'jsdom';
import { rootId } from '#start/contract.ts';

const parser = new new JSDOM().window.DOMParser(); // making a window takes as long as parsing a page, so there is one

/** A document whose scripts and styles do not run. */
export const parseHtml = (html: string) => parser.parseFromString(html, 'text/html');

export const serializeHtml = (page: Document) => `<!doctype html>${page.documentElement.outerHTML}`;

const builtTags = 'script[type="module"], link[rel="modulepreload"], link[rel="stylesheet"]';

/** An HTML file of the build without Vite's tags, which would fetch everything at once, and without space between tags. */
export function openEntry(html: string) {
  const page = parseHtml(html.replaceAll(/>\s+</g, '><'));
  for (const tag of page.querySelectorAll(builtTags)) tag.remove();
  return page;
}

type Content = { language?: string; attributes?: Record<string, string>; head: string; content?: string; end?: string };

/** Puts HTML into a page: into its head, the element that its program renders into, and the end of its body. */
export function fillPage(page: Document, { language = 'en', attributes = {}, head, content = '', end = '' }: Content) {
  const root = page.getElementById(rootId);
  if (!root) throw new Error(`The page has no element #${rootId}`);
  page.documentElement.lang = language;
  for (const [name, value] of Object.entries(attributes)) page.documentElement.setAttribute(name, value);
  page.head.insertAdjacentHTML('beforeend', head);
  root.innerHTML = content;
  page.body.insertAdjacentHTML('beforeend', end);
}

export const style = (css: string) => `<style>${css}</style>`;

export const stylesheet = (href: string) => `<link rel="stylesheet" href="${href}">`;

export const preloadScript = (href: string) => `<link rel="modulepreload" href="${href}">`;

export const preloadFont = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;

export const webManifest = (href: string) => `<link rel="manifest" href="${href}">`;

/** Returns a template element. The browser loads and runs nothing in it before a script moves it. */
export const template = (id: string, content: string) => `<template id="${id}">${content}</template>`;
