import { useEffect, useState } from 'react';
import { followScroll } from './followScroll.ts';
import { headerTone } from './headerTone.ts';

/** The tone of the header while the page is scrolled. */
export function useHeaderTone() {
  const [tone, setTone] = useState({ isScrolled: false, isDark: false });

  useEffect(
    () =>
      followScroll(() =>
        setTone((known) => {
          const read = headerTone();
          return known.isScrolled === read.isScrolled && known.isDark === read.isDark ? known : read;
        }),
      ),
    [],
  );

  return tone;
}
