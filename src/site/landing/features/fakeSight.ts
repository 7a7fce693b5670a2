import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Stands in for the browser's eyes in tests: says what is in sight, and whether the visitor wants motion. */
export function fakeSight({ lessMotion = false } = {}) {
  const watchers: IntersectionObserverCallback[] = [];
  class Watcher {
    constructor(callback: IntersectionObserverCallback) {
      watchers.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  const tell = (isIntersecting: boolean) =>
    act(() => {
      const entry = { isIntersecting } as IntersectionObserverEntry;
      for (const look of watchers) look([entry], {} as IntersectionObserver);
    });

  vi.stubGlobal('IntersectionObserver', Watcher);
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }));
  vi.useFakeTimers();
  return {
    show: () => tell(true),
    hide: () => tell(false),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}
