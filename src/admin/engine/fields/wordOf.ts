import type { Reader } from './Reader.ts';

/** The word of a value by convention, `resources.<name>.choices.<field>.<value>`, else the fallback. */
export const wordOf = ({ resource, translate }: Reader, source: string, value: string, fallback = value) =>
  translate(`resources.${resource}.choices.${source}.${value}`, { _: fallback });
