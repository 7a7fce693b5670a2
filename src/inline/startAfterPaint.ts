import { appendTemplate } from '#brand/appendTemplate.ts';
import { showScriptFailures } from '#brand/showLoadFailure.ts';

const signsOfLife = ['pointerdown', 'keydown', 'touchstart'];

let pressed: HTMLButtonElement | undefined;

const start = () => appendTemplate('program');

const startWhenIdle = () => ('requestIdleCallback' in self ? requestIdleCallback(start, { timeout: 3_000 }) : start());

const timeLimit = 3_000;

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const loaded = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else addEventListener('load', () => resolve(), { once: true });
});

/** The first paint of all may be an empty ground. */
const contentPainted = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
});

/** Firefox reports no paint of a page that opens at a section, and an image that hangs keeps a page from being loaded. */
const painted = Promise.race([contentPainted, loaded.then(() => after(300)), after(timeLimit)]);
const loadedAndPainted = Promise.race([Promise.all([loaded, painted]), after(timeLimit)]);

const preloadFont = (href: string) =>
  new Promise((resolve) => {
    const link = { rel: 'preload', as: 'font', crossOrigin: '', href, onload: resolve, onerror: resolve };
    document.head.append(Object.assign(document.createElement('link'), link));
  });

/** All of them at once: every single face that arrives later lays the whole page out again. */
async function showFaces() {
  const faces = document.getElementById('faces');
  const fonts = (faces?.textContent?.match(/\/assets\/[^)]+/g) ?? []).map(preloadFont);
  await Promise.race([Promise.all(fonts), after(timeLimit)]);
  faces?.setAttribute('media', 'all');
}

/** An incomplete form says so by itself, and must not be sent later with what is typed after the press. */
const needsScripts = (button: HTMLButtonElement) =>
  !button.popoverTargetElement && !button.closest('#load-failure') && button.form?.checkValidity() !== false;

/** A button that is pressed before the scripts are there is pressed again when they are. */
function keepPress(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || !needsScripts(button)) return;
  event.preventDefault();
  pressed = button;
}

/** The phone's menu is a popover of the browser, and a link to a section of the same page would leave it open. */
function closeMenu({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('#menu a[href*="#"]') : null;
  link?.closest<HTMLElement>(':popover-open')?.hidePopover();
}

function pressAgain() {
  document.removeEventListener('click', keepPress, true);
  pressed?.click();
}

showScriptFailures();
painted.then(showFaces);
for (const sign of signsOfLife) addEventListener(sign, start, { once: true, passive: true, capture: true });
document.addEventListener('click', keepPress, true);
document.addEventListener('click', closeMenu);
addEventListener('site:ready', pressAgain, { once: true });
loadedAndPainted.then(startWhenIdle);
