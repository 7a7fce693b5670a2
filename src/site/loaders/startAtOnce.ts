import type { ShowLoadFailure } from '#brand/showLoadFailure.ts';

/** The build puts these in front of this file and makes it an inline script. */
declare const entry: string;
declare const ahead: { session: string[]; dashboard: string[] };
declare const showLoadFailure: ShowLoadFailure;

/** What the guard will most likely decide; a wrong guess costs a download. */
function likelyProgram() {
  try {
    const isSessionPage = /\/(login|changePassword)\/?$/.test(location.pathname);
    return isSessionPage || !localStorage.getItem('userData') ? 'session' : 'dashboard';
  } catch {
    return 'session';
  }
}

for (const href of ahead[likelyProgram()]) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

import(entry).catch(showLoadFailure);
