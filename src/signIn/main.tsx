import '#brand/tokens.css';
import '#brand/loadFailure.css';
import '#brand/controls.css';
import type { i18n as I18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { apiBase } from '#api/base.ts';
import { createClient } from '#api/createClient.ts';
import { createI18n } from '#i18n/i18next.ts';
import { detectDashboardLanguage } from '#i18n/language.ts';
import { loadSessionMessages } from '#i18n/sessionMessages.ts';
import { guardLogin } from '#session/guard.ts';
import { changePasswordPath, invitationPath } from '#session/returnPath.ts';
import { currentToken } from '#session/session.ts';
import { rootId } from '#start/contract.ts';
import { keepReadable } from '#start/keepReadable.ts';
import { showLoadFailure } from '#start/showLoadFailure.ts';
import { tolerateTranslation } from '#start/tolerateTranslation.ts';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';
import { InvitationPage } from './InvitationPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import '#brand/typography.css';

// Links between these pages load a page, because a router would cost more than they do.
const path = location.pathname.replace(/\/+$/, '');
const isLogin = path !== changePasswordPath && path !== invitationPath;

function pageIn(i18n: I18n) {
  const call = createClient({ base: apiBase, token: currentToken, language: () => i18n.language });
  return (
    <I18nextProvider i18n={i18n}>
      {isLogin && <LoginPage call={call} />}
      {path === changePasswordPath && <ChangePasswordPage call={call} />}
      {path === invitationPath && <InvitationPage call={call} token={location.hash.slice(1)} />}
    </I18nextProvider>
  );
}

async function startSignIn(root: HTMLElement) {
  const language = detectDashboardLanguage();
  document.documentElement.lang = language;
  const i18n = await createI18n(language, ['session', 'failures'], loadSessionMessages);
  tolerateTranslation();
  createRoot(root, { onUncaughtError: keepReadable(root) }).render(pageIn(i18n));
}

const root = document.getElementById(rootId);
// Changing the password needs no session (observed-behaviour.md, 11), and accepting an invitation has none.
if (root && (!isLogin || guardLogin(location))) startSignIn(root).catch(showLoadFailure);
