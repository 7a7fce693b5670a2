import type { Language } from '#i18n/language.ts';

/*
 * Names and forms that the build, the inline scripts, the server and the programs share (docs/page-start.md).
 */

/** The server's settings in a page, as data attributes of its html element. */
export type PageSettings = {
  /** Date of the launch. The build writes it, and a server with another date replaces it. */
  launch?: string;
  /** Present in the landing page after the launch. */
  launched?: string;
  /** `off` when the server has only the calls of the fixed API. */
  extensions?: string;
  /** `on` when the server confirms subscriptions by mail. */
  mail?: string;
};

export const settingAttribute = (name: keyof PageSettings) => `data-${name}` as const;

export const readPageSettings = (html: HTMLElement): PageSettings => html.dataset;

/** The element in the footer whose text is the current year. The build writes its own; the server or a script replaces it. */
export const yearTag = 'time';

/** A launch date as calendar files write it (RFC 5545). One without a time zone stays local time everywhere. */
export function calendarTime(date: string) {
  const hasZone = /(?:Z|[+-]\d\d:\d\d)$/.test(date);
  const time = new Date(hasZone ? date : `${date}Z`).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  return hasZone ? time : time.slice(0, -1);
}

/**
 * Names the servers whose documents contain a paragraph: `mail` or `no-mail`, `form` or `no-form` (the contact form). The
 * value `unknown` is for a host that is not our server.
 */
export const conditionAttribute = 'data-if';

/** The build's environment variables with facts about the company, by their placeholder in the documents. */
export const companySettings = {
  'company.name': 'VITE_COMPANY_NAME',
  'company.address': 'VITE_COMPANY_ADDRESS',
  'company.registration': 'VITE_COMPANY_REGISTRATION',
  'officer.privacy': 'VITE_PRIVACY_OFFICER',
  'officer.youth': 'VITE_YOUTH_OFFICER',
  'officer.grievance': 'VITE_GRIEVANCE_OFFICER',
  'representative.eu': 'VITE_EU_REPRESENTATIVE',
  'representative.uk': 'VITE_UK_REPRESENTATIVE',
} as const;

/** Id of the element that React renders into. */
export const rootId = 'root';

/** Id of the notice about scripts that failed to load. */
export const loadFailureId = 'load-failure';

/** Id of the phone's menu, a popover of the site's header. */
export const menuId = 'menu';

/** Id of the template with the scripts of the page's program. Tags in a template wait for `appendTemplate`. */
export const programTemplate = 'program';

/** Id of the template with the link to the page's whole style sheet. */
export const belowFoldTemplate = 'below-fold';

/** Id of the template with preloads of the dashboard's scripts, in the sign-in pages. */
export const dashboardTemplate = 'dashboard';

/**
 * Id of the template with preloads of a language's messages, and its notice about scripts that failed to load, in the
 * dashboard and the sign-in pages.
 */
export const messagesTemplate = (language: Language) => `messages-${language}`;

/** Moves a template's tags into the head, where the browser loads them. A second call does nothing. */
export function appendTemplate(id: string) {
  const template = document.querySelector<HTMLTemplateElement>(`template#${id}`);
  if (template) document.head.append(template.content);
}

/** Attribute of the html element, for CSS: `unstyled` until the whole style sheet has loaded, `missing` if it fails. */
export const belowFoldAttribute = 'data-below-fold';

/** While the html element has it with the value `lazy`, the browser skips the layout of other elements that have it. */
export const layoutAttribute = 'data-layout';

/** Props of an element whose layout the browser may skip. */
export const lazyLayout = { [layoutAttribute]: 'lazy' } as const;

/** Event of the window: the program of a public page is running. */
export const readyEvent = 'site:ready';

/** The changes of a page that can make React refuse to hydrate it. React ignores other attributes. */
export const observedChanges = { childList: true, subtree: true, characterDataOldValue: true } as const;

declare global {
  interface Window {
    /** Records all changes of a page since its first tag, those of the parser included. Only pages that React hydrates have it. */
    recorder?: { observer: MutationObserver; changes: MutationRecord[] };
  }
}
