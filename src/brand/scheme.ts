import { tryStorage } from '#browser/tryStorage.ts';

/** For each choice of an administrator, when the light and the dark colours apply. */
const schemes = {
  system: ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  light: ['all', 'not all'],
  dark: ['not all', 'all'],
} as const;

export type Scheme = keyof typeof schemes;

const key = 'scheme';

/** The colours that an administrator chose for this browser: by default those of the system. */
export function chosenScheme(): Scheme {
  const stored = tryStorage(() => localStorage.getItem(key)) ?? '';
  return Object.hasOwn(schemes, stored) ? (stored as Scheme) : 'system';
}

/** Whether a rule of the style sheet has the dark values of the tokens. */
const isDarkRule = (rule: CSSRule): rule is CSSMediaRule =>
  rule instanceof CSSMediaRule && rule.cssText.includes('--color-ground:');

function applyScheme(scheme: Scheme) {
  document.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter(isDarkRule);
  for (const { media } of rules) media.mediaText = schemes[scheme][1];
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'); // light, dark
  for (const [index, media] of schemes[scheme].entries()) bars[index]?.setAttribute('media', media);
}

/**
 * Shows the page in the chosen scheme. In the page's head, after its style, this comes before the first paint. A page is in
 * the scheme of the system already, and reading all rules takes 15 ms.
 */
export function applyChosenScheme() {
  const scheme = chosenScheme();
  if (scheme !== 'system') applyScheme(scheme);
}

/** Saves the choice and shows it at once. */
export function chooseScheme(scheme: Scheme) {
  localStorage.setItem(key, scheme);
  applyScheme(scheme);
}
