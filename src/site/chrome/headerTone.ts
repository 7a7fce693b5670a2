const scrolledAfter = 20;
const darkWithin = 700;

/** How the header looks for where the page is scrolled to, in pixels of the specification. */
export function headerTone() {
  const contact = document.getElementById('contact');
  return {
    isScrolled: window.scrollY > scrolledAfter,
    isDark: contact !== null && contact.getBoundingClientRect().bottom <= darkWithin,
  };
}
