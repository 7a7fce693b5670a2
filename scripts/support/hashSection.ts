import { sha256 } from '#server/hash.ts';
import type { SourceSection } from '#site/legal/compileDocument.ts';

/** A short hash of a section's text. A line break counts as a space. */
export const hashSection = ({ heading, text }: SourceSection) =>
  sha256(`${heading}\n${text}`.replaceAll(/\s+/g, ' ').trim()).slice(0, 8);
