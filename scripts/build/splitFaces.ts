import type { Language } from '#i18n/language.ts';

const face = /@font-face\{font-family:"?([^;"]+)"?;[^}]*\}/g;
const rule = /([^{}]+)\{([^{}]*)\}/g;

/** Whether a rule of tokens.css holds for a language: the general ones do, and its own. */
function holdsFor(selector: string, language: Language) {
  const [match, only] = /^:root(?::lang\((\w+)\))?(?: |$)/.exec(selector) ?? [];
  return match !== undefined && (only === undefined || only === language);
}

/** The families that a page in this language may be shown in: what its own rules say takes the place of the general. */
function familiesOf(css: string, language: Language) {
  const chosen = new Map<string, string>();
  for (const [, selector = '', declarations = ''] of css.replaceAll(face, '').matchAll(rule)) {
    if (!holdsFor(selector.trim(), language)) continue;
    // A rule about an element inside adds a choice, and takes none away.
    const scope = selector.trim().includes(' ') ? selector : '';
    for (const [, name = '', families = ''] of declarations.matchAll(/(--font-\w+):([^;]+)/g)) {
      chosen.set(scope + name, families);
    }
  }
  return [...chosen.values()].join();
}

/** A style sheet without the faces that no text of a page in this language is shown in, and these faces. */
export function splitFaces(css: string, language: Language) {
  const families = familiesOf(css, language);
  const others: string[] = [];
  const own = css.replaceAll(face, (whole, family: string) => {
    if (families.includes(`"${family}"`)) return whole;
    others.push(whole);
    return '';
  });
  return { own, others: others.join('') };
}
