/** A headline whose *asterisks* become a `<mark>`, which looks underlined by a pen. */
export function Emphasis({ text }: { text: string }) {
  const [before, marked, after] = text.split('*');
  return (
    <>
      {before}
      {marked && <mark>{marked}</mark>}
      {after}
    </>
  );
}
