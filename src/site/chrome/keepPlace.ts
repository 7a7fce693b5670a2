/** Lets the page change and puts what was being read back where it was on the screen. */
export async function keepPlace(change: () => Promise<void>) {
  const sections = [...document.querySelectorAll<HTMLElement>('main [id]')];
  const topOf = (section: HTMLElement) => section.getBoundingClientRect().top;
  const read = sections.findLast((section) => topOf(section) <= innerHeight / 3);
  const before = read && topOf(read);

  await change();

  await new Promise(requestAnimationFrame);
  if (read && before !== undefined) scrollBy({ top: topOf(read) - before, behavior: 'instant' });
}
