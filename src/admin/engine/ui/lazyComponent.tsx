import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A component that is downloaded when it is first rendered, with `fallback` in its place until then. A failed download is
 * thrown: the screen's error boundary offers a reload. `preload` downloads ahead and leaves a failure to the render.
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
