import type { i18n as I18n } from 'i18next';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { apiBase } from '#api/base.ts';
import { type ApiCall, createClient } from '#api/createClient.ts';
import { detectDashboardLanguage } from '#i18n/detectLanguage.ts';
import { createI18n } from '#i18n/i18next.ts';
import { changePasswordPath } from '#session/returnPath.ts';
import { currentToken } from '#session/session.ts';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { MessagesFailed } from './MessagesFailed.tsx';
import './typography.css';

const sendIn = (i18n: I18n): ApiCall =>
  createClient({ base: apiBase, token: currentToken, language: () => i18n.language });

/** The two pages lead to each other by page loads: a router would come with all that the dashboard uses of it. */
const isChangePassword = (path: string) => path.replace(/\/+$/, '') === changePasswordPath;

function SessionApp({ preloadDashboard }: { preloadDashboard: () => void }) {
  const [language] = useState(detectDashboardLanguage);
  const [loaded, setLoaded] = useState<{ i18n: I18n; send: ApiCall } | 'failed'>();

  useEffect(() => {
    createI18n(language, ['session', 'failures']).then(
      (i18n) => {
        document.documentElement.lang = language;
        setLoaded({ i18n, send: sendIn(i18n) });
      },
      () => setLoaded('failed'),
    );
  }, [language]);

  if (!loaded) return null;
  if (loaded === 'failed') return <MessagesFailed language={language} />;
  return (
    <I18nextProvider i18n={loaded.i18n}>
      {isChangePassword(location.pathname) ? (
        <ChangePasswordPage send={loaded.send} />
      ) : (
        <LoginPage send={loaded.send} preloadDashboard={preloadDashboard} />
      )}
    </I18nextProvider>
  );
}

/** Shows the page to sign in or to change the password. It calls to download the dashboard when someone begins to type. */
export const startSession = (root: HTMLElement, preloadDashboard: () => void) =>
  createRoot(root).render(<SessionApp preloadDashboard={preloadDashboard} />);
