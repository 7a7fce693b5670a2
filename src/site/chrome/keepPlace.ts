const topOf = (section: HTMLElement) => section.getBoundingClientRect().top;

/** The section that is being read, if any. */
export const sectionRead = () =>
  [...document.querySelectorAll<HTMLElement>('main section[id]')].findLast(
    (section) => topOf(section) <= innerHeight / 3,
  );

/** Lets the page change and puts what was being read back where it was on the screen. */
export async function keepPlace(change: () => Promise<void>) {
  const read = sectionRead();
  const before = read && topOf(read);

  await change();

  await new Promise(requestAnimationFrame);
  if (read && before !== undefined) scrollBy({ top: topOf(read) - before, behavior: 'instant' });
}
