import { createHash } from 'node:crypto';
import type { SourceSection } from './readSource.ts';

/** A short mark of what a section says; white space does not count. */
export const hashSection = ({ heading, text }: SourceSection) =>
  createHash('sha256').update(`${heading}\n${text}`.replaceAll(/\s+/g, ' ').trim()).digest('hex').slice(0, 8);
