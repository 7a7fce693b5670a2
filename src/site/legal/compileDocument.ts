import { Marked } from 'marked';
import { conditionAttribute } from '#start/contract.ts';
import { type Facts, fillText } from './fillText.ts';

/** `## Title {#id unnumbered from=<hash of the English section>}` */
const headingLine = /^(#{1,3}) (.+?)(?: \{(?:#([a-z0-9-]+))?( unnumbered)?(?: ?from=([0-9a-f]{8}))?\})?$/;

/**
 * Splits a document at its headings. The first section is its title with the lead, without an id. `from` of a translation is
 * the hash of the English section.
 */
export const readSource = (markdown: string) =>
  markdown.split(/^(?=#{1,3} )/m).map((section) => {
    const [line = '', ...lines] = section.split('\n');
    const [match, hashes = '', heading = '', id = '', unnumbered, from] = headingLine.exec(line) ?? [];
    if (!match) throw new Error(`A document begins with its title, not with "${line}"`);
    const text = lines.join('\n').trim();
    return { id, depth: hashes.length, heading, unnumbered: unnumbered !== undefined, from, text };
  });

/** A document as HTML; title and headings are HTML, too. */
export type CompiledDocument = ReturnType<typeof compileDocument>;

/** `number` is like `4` or `4.2`, and empty in an unnumbered section. */
export type CompiledSection = CompiledDocument['sections'][number];

/** A browser would show a line break between the tags of an HTML block as a space. */
const marked = new Marked({ renderer: { html: ({ text }) => text.replaceAll('\n', '') } });

/** Documents have no images in their first screen, so text loads first. */
const lazyImage = '<img loading="lazy" fetchpriority="low" ';

const conditional = /^\{\{if ([a-z-]+)\}\} (.+)$/gm;

/** Wraps the paragraphs for some servers only. The default shows where no server has chosen. */
const wrapConditional = (text: string) =>
  text.replaceAll(conditional, (_, condition: string, paragraph: string) => {
    const tag = condition === 'unknown' ? 'div' : 'template';
    return `<${tag} ${conditionAttribute}="${condition}">\n\n${paragraph}\n\n</${tag}>`;
  });

/**
 * Compiles Markdown with placeholders; throws for a placeholder without a fact or a section without an id. A section whose
 * whole text has unset facts is left out.
 */
export function compileDocument(markdown: string, facts: Facts) {
  const inline = (text: string) => marked.parseInline(fillText(text, facts), { async: false });
  const block = (text: string) =>
    marked.parse(wrapConditional(fillText(text, facts)), { async: false }).replaceAll('<img ', lazyImage);
  const [title, ...rest] = readSource(markdown);
  if (!title) throw new Error('The document is empty');

  let major = 0;
  let minor = 0;
  const shown = rest.filter(({ text }) => !text || fillText(text, facts));
  const sections = shown.map(({ id, depth, heading, unnumbered, text }) => {
    if (!id || depth === 1) throw new Error(`The section "${heading}" has no id of its own`);
    if (depth === 3) minor += 1;
    else {
      minor = 0;
      major += unnumbered ? 0 : 1;
    }
    const number = unnumbered ? '' : [major, ...(depth === 3 ? [minor] : [])].join('.');
    return { id, depth, number, heading: inline(heading), html: block(text) };
  });
  return { title: inline(title.heading), lead: block(title.text), sections };
}
