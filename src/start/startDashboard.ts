import { applyChosenScheme } from '#brand/scheme.ts';
import { detectDashboardLanguage } from '#i18n/language.ts';
import { guardDashboard } from '#session/guard.ts';
import { appendTemplate, messagesTemplate, programTemplate } from './contract.ts';
import { showScriptFailures } from './showLoadFailure.ts';

applyChosenScheme();
showScriptFailures();
if (guardDashboard(location)) {
  const language = detectDashboardLanguage();
  document.documentElement.lang = language;
  appendTemplate(programTemplate);
  appendTemplate(messagesTemplate(language));
}
