import { appendTemplate } from '#brand/appendTemplate.ts';
import { showScriptFailures } from '#brand/showLoadFailure.ts';
import { detectDashboardLanguage } from '#i18n/selectedLanguage.ts';

showScriptFailures();
appendTemplate(`messages-${detectDashboardLanguage()}`);
