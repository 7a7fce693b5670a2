import { createHash } from 'node:crypto';
import type { SourceSection } from '#site/legal/compileDocument.ts';

/** A short hash of what a section says; white space does not count. */
export const hashSection = ({ heading, text }: SourceSection) =>
  createHash('sha256').update(`${heading}\n${text}`.replaceAll(/\s+/g, ' ').trim()).digest('hex').slice(0, 8);
