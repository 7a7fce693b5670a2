/* These functions run in the page, so they use nothing of this module. */

/** Whether the page shows any text. It shows none until its program runs, and while its session is checked again. */
export const isBlank = () => document.documentElement.hidden || !document.body?.innerText.trim();

/** Whether the page has loaded, and neither waits for rows nor moves. */
export function isQuiet() {
  const moves = document.getAnimations().some(({ playState, effect }) => {
    const end = Number(effect?.getComputedTiming().endTime);
    return playState === 'running' && end < 1_500; // longer ones, such as the time of a toast, run while a person goes on
  });
  // jsdom has no animations. A dialog that comes or goes is transparent.
  const dialogs = document.querySelectorAll<HTMLElement>('.MuiDialog-container');
  const fades = [...dialogs].some(({ style }) => style.opacity === '0');
  // A hidden element stands for a dialog that is being downloaded.
  const late = '[aria-busy][hidden], main :is([aria-busy="true"], [data-skeleton-row], .MuiSkeleton-root)';
  const waits = document.querySelector(late) !== null;
  return document.readyState === 'complete' && !moves && !fades && !waits;
}

/** Waits until the browser has nothing to do, at most for a second. */
export const waitUntilIdle = () =>
  new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 }));

/**
 * Puts the caret into the first visible text field that the last look did not see, and returns its name and value. In front
 * of the page only the fields of the dialog count.
 */
export function enterFirstField() {
  const { randomUser } = window as { randomUser?: { fields: Element[] } };
  if (document.querySelector('[aria-busy][hidden]')) return undefined; // keys are kept for the dialog that is downloaded
  const selector = 'input:is(:not([type]), [type=text], [type=search], [type=email], [type=password]), textarea';
  const isShown = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.closest('[inert]') &&
    element.getBoundingClientRect().width > 2 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const front = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].findLast(
    (each) => isShown(each as HTMLElement) || each.querySelector(selector),
  );
  const field = [...(front ?? document).querySelectorAll<HTMLInputElement>(selector)].find(
    (each) =>
      isShown(each) &&
      !each.disabled &&
      !each.readOnly &&
      !['numeric', 'decimal'].includes(each.inputMode) &&
      !randomUser?.fields.includes(each),
  );
  if (!field) return undefined;
  field.focus();
  if (field.type !== 'email') field.setSelectionRange(field.value.length, field.value.length);
  const name =
    field.name ||
    field.getAttribute('aria-label') ||
    [...(field.labels ?? [])]
      .map((label) => label.textContent)
      .join(' ')
      .trim() ||
    field.placeholder;
  return { name, value: field.value, kind: field.type };
}

/** Moves the caret of a field behind its text. Browsers refuse that for an email address, where it stays in place. */
export function putCaretAtEnd(field: Element) {
  if (field instanceof HTMLInputElement && field.type === 'email') return;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    field.setSelectionRange(field.value.length, field.value.length);
}

/** Scrolls an element into view, and returns where a person would press it, unless something covers it. */
export function pointOf(element: Element | undefined) {
  if (!element?.isConnected) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit && (element.contains(hit) || hit.closest('label')?.control === element) ? { x, y } : undefined;
}

/** Goes back, and waits until the browser has, or for half a second. */
export function goBack() {
  return new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, 500);
    history.back();
  });
}

/** The address of the entry before the current one, if it is one of this origin. */
export function previousEntry() {
  type Entries = { currentEntry: { index: number } | null; entries: () => { url: string | null }[] };
  const { navigation } = window as unknown as { navigation: Entries }; // newer than the types
  const { url } = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1] ?? {};
  if (!url) return undefined;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
