import { createHash } from 'node:crypto';
import type { SourceSection } from '#site/legal/compileDocument.ts';

/** A short hash of a section's text. A line break counts as a space. */
export const hashSection = ({ heading, text }: SourceSection) =>
  createHash('sha256').update(`${heading}\n${text}`.replaceAll(/\s+/g, ' ').trim()).digest('hex').slice(0, 8);
