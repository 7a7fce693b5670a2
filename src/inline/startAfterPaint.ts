import { appendTemplate } from '#brand/appendTemplate.ts';
import { showScriptFailures } from '#brand/showLoadFailure.ts';
import { styleBelow } from './styleBelow.ts';

const signsOfLife = ['pointerdown', 'keydown', 'scroll'];

let pressed: HTMLButtonElement | undefined;

const start = () => appendTemplate('program');

/** Whoever scrolls needs the true heights of what the style sheet has the browser skip. */
function layOutAndStart() {
  delete document.documentElement.dataset.layout;
  styleBelow();
  start();
}

const startWhenIdle = () => ('requestIdleCallback' in self ? requestIdleCallback(start, { timeout: 3_000 }) : start());

/** Firefox reports no paint of a page that opens at a section; an image or a font may hang. No wait is for longer than this. */
const limited = (wait: Promise<unknown>) => Promise.race([wait, new Promise((resolve) => setTimeout(resolve, 3_000))]);

const loaded = new Promise((resolve) => addEventListener('load', resolve));

/** The first paint of all may be an empty ground, and some paints of content are never reported. */
const painted = limited(
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) resolve(list);
    }).observe({ type: 'paint', buffered: true });
    loaded.then(() => setTimeout(resolve, 300));
  }),
);

const preloadFont = (href: string) =>
  new Promise((resolve) => {
    const link = { rel: 'preload', as: 'font', crossOrigin: '', href, onload: resolve, onerror: resolve };
    document.head.append(Object.assign(document.createElement('link'), link));
  });

/** All of them at once: every single face that arrives later lays the whole page out again. */
async function showFaces() {
  const faces = document.getElementById('faces');
  const fonts = (faces?.textContent?.match(/\/assets\/[^)]+/g) ?? []).map(preloadFont);
  await limited(Promise.all(fonts));
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
  const link = target instanceof Element && target.closest('#menu a[href*="#"]');
  if (link) link.closest<HTMLElement>(':popover-open')?.hidePopover();
}

function pressAgain() {
  document.removeEventListener('click', keepPress, true);
  pressed?.click();
}

showScriptFailures();
painted.then(styleBelow);
painted.then(showFaces);
for (const sign of signsOfLife) addEventListener(sign, layOutAndStart, { once: true });
document.addEventListener('click', keepPress, true);
document.addEventListener('click', closeMenu);
addEventListener('site:ready', pressAgain, { once: true });
limited(loaded)
  .then(() => painted)
  .then(startWhenIdle);
