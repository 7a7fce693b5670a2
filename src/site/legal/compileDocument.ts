import { marked } from 'marked';
import { readSource } from './readSource.ts';

/** A document as HTML; title and headings are HTML, too. */
export type CompiledDocument = ReturnType<typeof compileDocument>;

/** Its number is like 4 or 4.2, and empty in an unnumbered section. */
export type CompiledSection = CompiledDocument['sections'][number];

/** No image stands in the first screen of a document: its words go first. */
const laterImage = '<img loading="lazy" fetchpriority="low" ';

const placeholder = /\{\{([a-zA-Z.]+)\}\}/g;

const fill = (text: string, facts: Record<string, string>) =>
  text.replaceAll(placeholder, (raw, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`There is no fact for ${raw}`);
    return fact;
  });

/** Compiles Markdown with placeholders; throws for a placeholder without a fact or a section without an id. */
export function compileDocument(markdown: string, facts: Record<string, string>) {
  const inline = (text: string) => marked.parseInline(fill(text, facts), { async: false });
  const block = (text: string) => marked.parse(fill(text, facts), { async: false }).replaceAll('<img ', laterImage);
  const [title, ...rest] = readSource(markdown);
  if (!title) throw new Error('The document is empty');

  let major = 0;
  let minor = 0;
  const sections = rest.map(({ id, depth, heading, unnumbered, text }) => {
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
