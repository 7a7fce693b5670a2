import { appendTemplate } from '#brand/appendTemplate.ts';
import { showScriptFailures } from '#brand/showLoadFailure.ts';
import { detectDashboardLanguage } from '#i18n/language.ts';

showScriptFailures();
appendTemplate(`messages-${detectDashboardLanguage()}`);
