import { appendTemplate } from '#brand/appendTemplate.ts';
import { showScriptFailures } from '#brand/showLoadFailure.ts';
import { detectDashboardLanguage } from '#i18n/language.ts';
import { guardDashboard } from '#session/guard.ts';

showScriptFailures();
if (guardDashboard(location)) {
  const language = detectDashboardLanguage();
  appendTemplate('program');
  appendTemplate(`messages-${language}`);
  // A browser reads its own data for a language when the first format is made, which takes it 19 ms: now, while the
  // program is on its way, and not in the midst of the first rows.
  new Intl.DateTimeFormat(language, { hour: '2-digit' });
}
