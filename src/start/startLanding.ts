import { belowFoldAttribute, loadFailureId, menuId, readyEvent } from './contract.ts';
import { loadWholeStyle } from './loadWholeStyle.ts';
import './recordChanges.ts';
import { reportsMistake } from './reportsMistake.ts';
import { skipsLayout } from './skipLayout.ts';

let pressedButton: HTMLButtonElement | undefined;

/** The browser itself opens popovers. */
const needsScripts = (button: HTMLButtonElement) =>
  !button.popoverTargetElement && !button.closest(`#${loadFailureId}`);

/** Keeps a press on a button that comes before the program, to repeat it later. */
function keepPress(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || !needsScripts(button)) return;
  event.preventDefault();
  // A press on a wrong form must not be repeated later.
  if (!button.form || !reportsMistake(button.form)) pressedButton = button;
}

/** Closes the phone's menu after a click on a link to a section. The browser would leave the popover open. */
function closeMenu({ target }: MouseEvent) {
  const link = target instanceof Element && target.closest(`#${menuId} a[href*="#"]`);
  if (link) link.closest<HTMLElement>(':popover-open')?.hidePopover();
}

function pressAgain() {
  document.removeEventListener('click', keepPress, true);
  pressedButton?.click();
}

document.documentElement.setAttribute(belowFoldAttribute, 'unstyled');
if (!skipsLayout) loadWholeStyle();
document.addEventListener('click', keepPress, true);
document.addEventListener('click', closeMenu);
addEventListener(readyEvent, pressAgain, { once: true });
