import { useEffect, useState } from 'react';
import { headerState, onScroll } from '#site/scroll.ts';

/** The state of the header, kept current while the page is scrolled. */
export function useHeaderState() {
  const [state, setState] = useState({ isScrolled: false, isDark: false });

  useEffect(
    () =>
      onScroll(() =>
        setState((previous) => {
          const next = headerState();
          return previous.isScrolled === next.isScrolled && previous.isDark === next.isDark ? previous : next;
        }),
      ),
    [],
  );

  return state;
}
