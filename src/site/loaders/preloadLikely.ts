/** The build puts this in front of this file and makes it an inline script. */
declare const ahead: { session: string[]; dashboard: string[] };

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

export {};
