import { appendTemplate, belowFoldHook, belowFoldTemplate, layoutHook, programTemplate } from './contract.ts';
import { showScriptFailures } from './showLoadFailure.ts';

const signsOfLife = ['pointerdown', 'keydown', 'scroll'];
const html = document.documentElement;

const startProgram = () => appendTemplate(programTemplate);

/** Loads the page's whole style sheet, once. The parts below the first screen stay hidden until it is there. */
export function loadWholeStyle() {
  const link = document.querySelector<HTMLTemplateElement>(`#${belowFoldTemplate}`)?.content.querySelector('link');
  if (!link) return;
  link.onload = () => html.removeAttribute(belowFoldHook);
  link.onerror = () => html.setAttribute(belowFoldHook, 'missing');
  link.setAttribute('blocking', 'render'); // has an effect only before the page is painted
  document.head.append(link);
}

/** On the first scroll or key, the browser lays out the whole page, so that scroll positions are right. */
function layOutAndStart() {
  html.removeAttribute(layoutHook);
  loadWholeStyle();
  startProgram();
}

const startWhenIdle = () =>
  'requestIdleCallback' in self ? requestIdleCallback(startProgram, { timeout: 3_000 }) : startProgram();

/** Waits at most 3 s: Firefox reports no paint of a page that opens at a section, and an image or a font may hang. */
const limited = (wait: Promise<unknown>) => Promise.race([wait, new Promise((resolve) => setTimeout(resolve, 3_000))]);

const loaded = new Promise((resolve) => addEventListener('load', resolve));

/** The first paint of all may be of the background only, and browsers do not report every paint of content. */
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

/** The address in a `src` of the form `url("…")`. */
const addressOf = (face: CSSRule) => (face as CSSFontFaceRule).style.getPropertyValue('src').split('"')[1];

/** The page's font faces are in a media rule that is off. It is switched on once, as each later face means a new layout. */
async function showFaces() {
  const rules = [...(document.styleSheets[0]?.cssRules ?? [])];
  const faces = rules.find((rule) => rule instanceof CSSMediaRule && rule.cssRules[0] instanceof CSSFontFaceRule);
  if (!(faces instanceof CSSMediaRule)) return;
  await limited(Promise.all([...faces.cssRules].map(addressOf).map(preloadFont)));
  faces.media.mediaText = 'all';
}

showScriptFailures();
painted.then(showFaces).then(loadWholeStyle);
for (const sign of signsOfLife) addEventListener(sign, layOutAndStart, { once: true });
limited(loaded)
  .then(() => painted)
  .then(startWhenIdle);
