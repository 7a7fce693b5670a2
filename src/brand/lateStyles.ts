/** The style sheets of late parts that failed to load. Vite asks for each only once. */
const failed = new Set<string>();

// Errors of elements do not bubble. The prerenderer has no events.
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    const link = target as HTMLLinkElement;
    if (link.rel !== 'stylesheet') return; // also another element, or the window
    failed.add(link.href);
    link.remove();
  },
  true,
);

/** Asks again for the style sheets that failed. Call it before a late part is loaded again. */
export async function loadFailedStyles() {
  for (const href of failed) {
    failed.delete(href);
    await new Promise((onload, onerror) =>
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror })),
    );
  }
}
