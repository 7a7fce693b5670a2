import { applyChosenScheme } from '#brand/scheme.ts';
import { detectDashboardLanguage } from '#i18n/language.ts';
import { appendTemplate, dashboardTemplate, messagesTemplate } from './contract.ts';
import { showScriptFailures } from './showLoadFailure.ts';

const language = detectDashboardLanguage();

applyChosenScheme();
showScriptFailures();
document.documentElement.lang = language;
appendTemplate(messagesTemplate(language));
addEventListener('input', () => appendTemplate(dashboardTemplate), { once: true }); // downloads it while a visitor types
