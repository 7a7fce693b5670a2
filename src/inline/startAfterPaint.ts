import { appendTemplate } from '#brand/appendTemplate.ts';
import { showScriptFailures } from '#brand/showLoadFailure.ts';
import { styleBelow } from './styleBelow.ts';

const signsOfLife = ['pointerdown', 'keydown', 'scroll'];

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

/** The last rule of the page's style. All of them at once: every single face that arrives later lays the whole page out again. */
async function showFaces() {
  const faces = [...(document.querySelector('style')?.sheet?.cssRules ?? [])].at(-1);
  if (!(faces instanceof CSSMediaRule)) return;
  await limited(Promise.all((faces.cssText.match(/\/assets\/[^")]+/g) ?? []).map(preloadFont)));
  faces.media.mediaText = 'all';
}

showScriptFailures();
painted.then(showFaces).then(styleBelow);
for (const sign of signsOfLife) addEventListener(sign, layOutAndStart, { once: true });
limited(loaded)
  .then(() => painted)
  .then(startWhenIdle);
