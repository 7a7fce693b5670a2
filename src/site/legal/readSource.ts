/** One part of a document as it is written. The lead, which comes before the first heading, has no id. */
export type SourceSection = {
  id: string;
  depth: 1 | 2 | 3;
  heading: string;
  /** Gets no number, like an acknowledgment. */
  unnumbered: boolean;
  /** In a translation: the hash of the English section that it was made from. */
  from?: string;
  text: string;
};

const headingLine = /^(#{1,3}) (.+?)(?: \{(?:#([a-z0-9-]+))?( unnumbered)?(?: ?from=([0-9a-f]{8}))?\})?$/;

/** Splits a document at its headings; the first section is its title with the lead. */
export function readSource(markdown: string): SourceSection[] {
  const sections: SourceSection[] = [];
  for (const line of markdown.split('\n')) {
    const [match, marks = '', heading = '', id = '', unnumbered, from] = headingLine.exec(line) ?? [];
    const last = sections.at(-1);
    if (match) {
      const depth = marks.length as 1 | 2 | 3;
      sections.push({ id, depth, heading, unnumbered: Boolean(unnumbered), from, text: '' });
    } else if (last) last.text += `${line}\n`;
    else if (line.trim()) throw new Error(`A document begins with its title, not with "${line}"`);
  }
  return sections.map((section) => ({ ...section, text: section.text.trim() }));
}
