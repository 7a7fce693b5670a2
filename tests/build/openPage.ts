import { JSDOM } from 'jsdom';
import { readBuilt } from './builtFiles.ts';

const parser = new new JSDOM().window.DOMParser(); // one window for all pages: to make one takes as long as to parse a page

/** HTML or XML as a document, whose scripts and styles have not run. */
export const parseMarkup = (text: string, type: DOMParserSupportedType) => parser.parseFromString(text, type);

/** A built page of the site as a document. */
export const openPage = (name: string, language = 'en') =>
  parseMarkup(readBuilt(`pages/${language}/${name}.html`), 'text/html');
