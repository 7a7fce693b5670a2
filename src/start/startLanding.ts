import { failureId, menuId, readyEvent } from './contract.ts';
import './startDocument.ts';

let pressed: HTMLButtonElement | undefined;

/** An incomplete form says so by itself, and must not be sent later with what is typed after the press. */
const needsScripts = (button: HTMLButtonElement) =>
  !button.popoverTargetElement && !button.closest(`#${failureId}`) && button.form?.checkValidity() !== false;

/** A button that is pressed before the scripts are there is pressed again when they are. */
function keepPress(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || !needsScripts(button)) return;
  event.preventDefault();
  pressed = button;
}

/** The phone's menu is a popover of the browser, and a link to a section of the same page would leave it open. */
function closeMenu({ target }: MouseEvent) {
  const link = target instanceof Element && target.closest(`#${menuId} a[href*="#"]`);
  if (link) link.closest<HTMLElement>(':popover-open')?.hidePopover();
}

function pressAgain() {
  document.removeEventListener('click', keepPress, true);
  pressed?.click();
}

document.addEventListener('click', keepPress, true);
document.addEventListener('click', closeMenu);
addEventListener(readyEvent, pressAgain, { once: true });
