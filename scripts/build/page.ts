import { readFile, writeFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { rootId } from '#start/contract.ts';

const parser = new new JSDOM().window.DOMParser(); // making a window takes as long as parsing a page, so there is one

/** A document whose scripts and styles do not run. */
export const parseHtml = (html: string) => parser.parseFromString(html, 'text/html');

export const writeHtml = (file: string, page: Document) =>
  writeFile(file, `<!doctype html>${page.documentElement.outerHTML}`);

const builtTags = 'script[type="module"], link[rel="modulepreload"], link[rel="stylesheet"]';

/** Opens an HTML file of the build without Vite's tags, which would fetch everything at once, and without space between tags. */
export async function openEntry(file: string) {
  const html = await readFile(file, 'utf8');
  const page = parseHtml(html.replaceAll(/>\s+</g, '><'));
  if (!page.getElementById(rootId)) throw new Error(`${file} has no element #${rootId}`);
  for (const tag of page.querySelectorAll(builtTags)) tag.remove();
  return page;
}

/** Inserts HTML at the end of a page's head, body, or another element. */
export const append = (parent: Element | null, html: string) => parent?.insertAdjacentHTML('beforeend', html);

export const style = (css: string) => `<style>${css}</style>`;

export const preloadScript = (href: string) => `<link rel="modulepreload" href="${href}">`;

/** Returns a template element. The browser loads and runs nothing in it before a script moves it. */
export const template = (id: string, content: string) => `<template id="${id}">${content}</template>`;
