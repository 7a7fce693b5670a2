/** Something that a person can press. */
export type Control = {
  role: string;
  name: string;
  /** Whether it is in the overlay in front, in the navigation, in the content of the page, or elsewhere, as in its header. */
  place: 'overlay' | 'navigation' | 'content' | 'frame';
  /** The text of the row or list item around it. */
  row: string;
};

/** Something that a person can type into, or choose from. */
export type Field = {
  /** Its name in the form, or else its label. */
  name: string;
  kind: string;
  value: string;
  place: Control['place'];
  /** Whether it belongs to a form, whose text is saved by a call. */
  isInForm: boolean;
  /** The text of a chooser searches its options, and goes when the person leaves it. The text of tags becomes a tag. */
  combobox?: 'chooser' | 'tags';
  /** The number of options of a select. */
  options: number;
};

/** A dialog or menu in front of the page. */
type Overlay = {
  role: string;
  name: string;
  text: string;
  /** Whether the last look saw the same element. */
  isOld: boolean;
};

/** What a person sees of a page. */
export type Look = {
  /** Path and search of the URL. Empty outside of the product. */
  address: string;
  language: string;
  /** The address before this one in the browser's history, if it is one of the product. The world knows it. */
  previousAddress?: string;
  text: string;
  /** From the back to the front. */
  overlays: Overlay[];
  controls: Control[];
  fields: Field[];
  focus: { name: string; row: string; isBody: boolean; isVisible: boolean; isInFront: boolean };
};

/**
 * Reads what a person sees of the page. It runs in the page, so it uses nothing of this module. It keeps the elements, so
 * that `pressable` finds those that a command chooses by their number.
 */
export function look(): Look {
  const isShown = (element: Element) => {
    const { width, height, right, bottom } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || right + scrollX <= 0 || bottom + scrollY <= 0) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const plain = (text: string) =>
    text.replaceAll(/[\u200e\u200f\u2066-\u2069\u202a-\u202e]/gu, '').replaceAll(/\s+/g, ' ');
  const typedIn = (element: Element) => (element as HTMLInputElement).value ?? '';
  const textField =
    'input:not([type=checkbox], [type=radio], [type=hidden], [type=file], [type=submit], [type=button]), textarea, [contenteditable=true]';
  /** The visible text of an element, with the values of its fields. */
  const textOf = (root: Element | null) => {
    if (!root) return '';
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const parts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!parentElement || !nodeValue?.trim() || parentElement.closest('script, style, noscript, title')) continue;
      if (parentElement.checkVisibility({ visibilityProperty: true })) parts.push(nodeValue);
    }
    for (const field of root.querySelectorAll(textField)) parts.push(typedIn(field));
    return plain(parts.join(' ')).trim();
  };
  const nameOf = (element: Element) => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
    const names = labelledBy.map((id) => document.getElementById(id)?.textContent ?? '');
    const own = element.matches('input, textarea, select') ? '' : element.textContent;
    const candidates = [names.join(' '), element.getAttribute('aria-label'), own, labels.join(' ')];
    return plain(candidates.find((name) => name?.trim()) ?? element.getAttribute('placeholder') ?? '').trim();
  };
  const rowOf = (element: Element) => {
    const row = element.closest('tr, li, [role=row], [role=listitem], article, .MuiCard-root, .MuiAccordion-root');
    return row ? textOf(row) : '';
  };

  const overlaySelector =
    '[role=dialog], [role=alertdialog], [role=menu], [popover], .MuiPopper-root [role=listbox], .MuiPopover-root [role=listbox]';
  const open = [...document.querySelectorAll(overlaySelector)].filter(
    (element) => isShown(element) && !element.parentElement?.closest(overlaySelector),
  );
  const front = open.at(-1);
  const placeOf = (element: Element): Control['place'] => {
    if (front?.contains(element)) return 'overlay';
    if (element.closest('nav, [role=navigation]')) return 'navigation';
    return element.closest('main') ? 'content' : 'frame';
  };
  const isUsable = (element: Element) =>
    isShown(element) &&
    !element.closest('[aria-hidden="true"]:not(body > *), [inert], [aria-disabled="true"], :disabled');

  const pressableSelector =
    'a[href], button, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=switch], input[type=checkbox], input[type=radio]';
  const leaves = (element: Element) => {
    if (!(element instanceof HTMLAnchorElement)) return false;
    return element.target === '_blank' || element.hasAttribute('download') || element.origin !== location.origin;
  };
  const controls = [...document.querySelectorAll(pressableSelector)].filter((each) => isUsable(each) && !leaves(each));
  const fields = [...document.querySelectorAll(`${textField}, select`)].filter(
    (each) => isUsable(each) && (each as HTMLElement).tabIndex >= 0 && !(each as HTMLInputElement).readOnly,
  );
  const comboboxOf = (element: Element) => {
    if (element.getAttribute('role') !== 'combobox') return undefined;
    return element.closest('.MuiAutocomplete-hasPopupIcon') ? 'chooser' : 'tags';
  };
  const { randomUser } = window as { randomUser?: { open: Element[] } };
  const wasOpen = randomUser?.open ?? [];
  Object.assign(window, { randomUser: { controls, fields, open } });

  const focused = document.activeElement ?? document.body;
  return {
    address: location.protocol === 'http:' ? location.pathname + location.search : '',
    language: document.documentElement.lang,
    text: document.documentElement.hidden ? '' : textOf(document.body),
    overlays: open.map((each) => ({
      role: each.getAttribute('role') ?? '',
      name: nameOf(each),
      text: textOf(each),
      isOld: wasOpen.includes(each),
    })),
    controls: controls.map((each) => ({
      role: each.getAttribute('role') ?? (each as HTMLInputElement).type ?? each.localName,
      name: nameOf(each).slice(0, 80),
      place: placeOf(each),
      row: rowOf(each),
    })),
    fields: fields.map((each) => ({
      name: each.getAttribute('name') || nameOf(each),
      kind: each.getAttribute('inputmode') ?? (each as HTMLInputElement).type ?? each.localName,
      value: typedIn(each),
      place: placeOf(each),
      isInForm: each.closest('form') !== null && each.getAttribute('type') !== 'search',
      combobox: comboboxOf(each),
      options: each instanceof HTMLSelectElement ? each.options.length : 0,
    })),
    focus: {
      name: `${focused.localName} "${nameOf(focused).slice(0, 60)}"`,
      row: focused === document.body ? '' : rowOf(focused),
      isBody: focused === document.body || focused === document.documentElement,
      isVisible: focused.checkVisibility({ visibilityProperty: true }),
      isInFront:
        !front ||
        front.contains(focused) ||
        focused.contains(front) ||
        focused.closest('.MuiModal-root')?.contains(front) === true,
    },
  };
}

/** The element that a command chooses after `look`. */
export const chosenElement = ({ list, index }: { list: 'controls' | 'fields'; index: number }): Element | undefined =>
  (window as unknown as { randomUser?: Record<string, Element[]> }).randomUser?.[list]?.[index]; // undefined on a new page
