import type { HTMLAttributes } from 'react';

type HeadlineProps = HTMLAttributes<HTMLHeadingElement> & { text: string; as?: 'h1' | 'h2' };

/** A headline whose *asterisks* become a `<mark>`, which looks underlined by a pen. */
export function Headline({ text, as: Heading = 'h2', ...attributes }: HeadlineProps) {
  const [before, marked, after] = text.split('*');
  return (
    <Heading {...attributes}>
      {before && <span>{before}</span>}
      {marked && <mark>{marked}</mark>}
      {after && <span>{after}</span>}
    </Heading>
  );
}
