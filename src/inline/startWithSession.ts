import { appendTemplate } from '#brand/appendTemplate.ts';
import { showScriptFailures } from '#brand/showLoadFailure.ts';
import { detectDashboardLanguage } from '#i18n/selectedLanguage.ts';
import { guardDashboard } from '#session/guard.ts';

showScriptFailures();
if (guardDashboard(location)) {
  appendTemplate('program');
  appendTemplate(`messages-${detectDashboardLanguage()}`);
}
