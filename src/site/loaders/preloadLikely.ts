type Ahead = { scripts: string[]; styles: string[]; words: Record<string, string[]> };

/** All are put in front of this file by the build, which makes it an inline script. */
declare const ahead: { session: Ahead; dashboard: Ahead };
declare const selectedLanguageKey: string;
declare const defaultLanguage: string;

function saved(key: string) {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** What the guard will most likely decide; a wrong guess costs a download. */
const isSessionPage = /\/(login|changePassword)\/?$/.test(location.pathname) || !saved('userData');

const { scripts, styles, words } = ahead[isSessionPage ? 'session' : 'dashboard'];
const own = words[saved(selectedLanguageKey)] ?? words[defaultLanguage] ?? [];

const load = (rel: string, files: string[]) => {
  for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel, href }));
};

load('stylesheet', styles);
load('modulepreload', [...scripts, ...own]);

export {};
