import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * Downloads a component at its first render and shows `fallback` until then. A failed download is thrown, and the screen's
 * error boundary offers a reload. `preload` downloads early and ignores failures.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Lazy = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  const Late = ({ fallback, ...props }: Props & { fallback?: ReactNode }) => (
    <Suspense fallback={fallback}>
      <Lazy {...(props as Props)} />
    </Suspense>
  );
  return Object.assign(Late, { preload: () => void load().catch(() => undefined) });
}
