import { appendTemplate, layoutAttribute, programTemplate } from './contract.ts';
import { showScriptFailures } from './showLoadFailure.ts';

/** The visitor's first scroll, key or touch. */
export const firstAct = new Promise((resolve) => {
  for (const event of ['pointerdown', 'keydown', 'scroll']) addEventListener(event, resolve);
});

const html = document.documentElement;

const startProgram = () => appendTemplate(programTemplate);

/** On the visitor's first scroll, key or touch, the browser lays out the whole page, so that scroll positions are right. */
function layOutAndStart() {
  html.removeAttribute(layoutAttribute);
  startProgram();
}

const startWhenIdle = () =>
  'requestIdleCallback' in self ? requestIdleCallback(startProgram, { timeout: 3_000 }) : startProgram();

/** Waits at most 3 s: Firefox reports no paint of a page that opens at a section, and an image or a font may hang. */
const limited = (promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 3_000))]);

const loaded = new Promise((resolve) => addEventListener('load', resolve));

/** Not `first-paint`, which may be of the background alone. Browsers do not report every paint of content. */
const painted = limited(
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) resolve(list);
    }).observe({ type: 'paint', buffered: true });
    loaded.then(() => setTimeout(resolve, 300));
  }),
);

const preloadFont = (href = '') =>
  new Promise((resolve) => {
    const link = { rel: 'preload', as: 'font', crossOrigin: '', href, onload: resolve, onerror: resolve };
    document.head.append(Object.assign(document.createElement('link'), link));
  });

/** The URL in a `src` of the form `url("…")`. */
const addressOf = (face: CSSRule) => (face as CSSFontFaceRule).style.getPropertyValue('src').split('"')[1];

/** Switches on the media rule with the page's font faces when all fonts have loaded. Each face alone would cost a layout. */
async function showFaces() {
  const rules = [...(document.styleSheets[0]?.cssRules ?? [])];
  const faces = rules.find((rule) => rule instanceof CSSMediaRule && rule.cssRules[0] instanceof CSSFontFaceRule);
  if (!(faces instanceof CSSMediaRule)) return;
  await limited(Promise.all([...faces.cssRules].map(addressOf).map(preloadFont)));
  faces.media.mediaText = 'all';
}

showScriptFailures();

/** Fulfilled once the page is in its own fonts, or has waited for them. */
export const facesShown = painted.then(showFaces);
firstAct.then(layOutAndStart);
limited(loaded)
  .then(() => painted)
  .then(startWhenIdle);
