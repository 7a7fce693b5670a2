import { JSDOM } from 'jsdom';

const parser = new new JSDOM().window.DOMParser(); // making a window takes as long as parsing a page, so there is one

/** A page as a document whose scripts and styles do not run. */
export const parseHtml = (html: string) => parser.parseFromString(html, 'text/html');

export const serializeHtml = (page: Document) => `<!doctype html>${page.documentElement.outerHTML}`;
