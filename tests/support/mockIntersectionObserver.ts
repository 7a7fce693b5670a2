import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Replaces IntersectionObserver, the wish for less motion and the timers: a test says what is in view, and when. */
export function mockIntersectionObserver({ reducedMotion = false } = {}) {
  const callbacks: IntersectionObserverCallback[] = [];
  class MockObserver {
    constructor(callback: IntersectionObserverCallback) {
      callbacks.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  const notify = (isIntersecting: boolean) =>
    act(() => {
      const entry = { isIntersecting } as IntersectionObserverEntry;
      for (const callback of callbacks) callback([entry], {} as IntersectionObserver);
    });

  vi.stubGlobal('IntersectionObserver', MockObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  vi.useFakeTimers();
  return {
    show: () => notify(true),
    hide: () => notify(false),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}
