import { detectDashboardLanguage } from '#i18n/language.ts';
import { guardDashboard } from '#session/guard.ts';
import { appendTemplate, messagesTemplate, programTemplate } from './contract.ts';
import { showScriptFailures } from './showLoadFailure.ts';

showScriptFailures();
if (guardDashboard(location)) {
  const language = detectDashboardLanguage();
  appendTemplate(programTemplate);
  appendTemplate(messagesTemplate(language));
  // The first format of a language takes the browser 19 ms: make one while the program is being downloaded.
  new Intl.DateTimeFormat(language, { hour: '2-digit' });
}
