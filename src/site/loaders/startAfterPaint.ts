import type { ShowLoadFailure } from '#brand/showLoadFailure.ts';

/** Both are put in front of this file by the build, which makes it an inline script. */
declare const entry: string;
declare const showLoadFailure: ShowLoadFailure;

const signsOfLife = ['pointerdown', 'keydown', 'touchstart'];

let pressed: HTMLButtonElement | undefined;

/** Called again it finds the module there already. */
const start = () => void import(entry).catch(showLoadFailure);

const startWhenIdle = () => ('requestIdleCallback' in self ? requestIdleCallback(start, { timeout: 3_000 }) : start());

const afterPaint = (act: () => void) =>
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });

const startAfterPaint = () => afterPaint(startWhenIdle);

const showFaces = () => document.getElementById('faces')?.setAttribute('media', 'all');

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

function pressAgain() {
  document.removeEventListener('click', keepPress, true);
  pressed?.click();
}

afterPaint(showFaces);
for (const sign of signsOfLife) addEventListener(sign, start, { once: true, passive: true, capture: true });
document.addEventListener('click', keepPress, true);
addEventListener('site:ready', pressAgain, { once: true });
if (document.readyState === 'complete') startAfterPaint();
else addEventListener('load', startAfterPaint);
