import { JSDOM } from 'jsdom';
import { readBuilt } from './builtFiles.ts';

const parser = new new JSDOM().window.DOMParser(); // one window for all pages: to make one takes as long as to parse a page

/** HTML or XML as a document, whose scripts and styles have not run. */
export const parseMarkup = (text: string, type: DOMParserSupportedType) => parser.parseFromString(text, type);

const opened = new Map<string, Document>();

/** A built page of the site as a document, parsed once: tests look at it and change nothing. */
export function openPage(name: string, language = 'en') {
  const path = `pages/${language}/${name}.html`;
  const page = opened.get(path) ?? parseMarkup(readBuilt(path), 'text/html');
  opened.set(path, page);
  return page;
}
