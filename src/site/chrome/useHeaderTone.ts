import { useEffect, useState } from 'react';

const scrolledAfter = 20;
const darkWithin = 700;

const readTone = () => {
  const contact = document.getElementById('contact');
  return {
    isScrolled: window.scrollY > scrolledAfter,
    isDark: contact !== null && contact.getBoundingClientRect().bottom <= darkWithin,
  };
};

/** How the header looks for where the page is scrolled to, in pixels of the specification. */
export function useHeaderTone() {
  const [tone, setTone] = useState({ isScrolled: false, isDark: false });

  useEffect(() => {
    const follow = () =>
      setTone((known) => {
        const read = readTone();
        return known.isScrolled === read.isScrolled && known.isDark === read.isDark ? known : read;
      });
    follow();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow, { passive: true });
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, []);

  return tone;
}
