/** A headline in which *asterisks* mark the words that a pen has underlined. */
export function Marked({ text }: { text: string }) {
  const [before, marked, after] = text.split('*');
  return (
    <>
      {before}
      {marked && <mark>{marked}</mark>}
      {after}
    </>
  );
}
