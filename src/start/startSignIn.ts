import { detectDashboardLanguage } from '#i18n/language.ts';
import { appendTemplate, messagesTemplate } from './contract.ts';
import { showScriptFailures } from './showLoadFailure.ts';

showScriptFailures();
appendTemplate(messagesTemplate(detectDashboardLanguage()));
