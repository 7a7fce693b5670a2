import type { i18n as I18n } from 'i18next';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { apiBase } from '#api/base.ts';
import { createSend, type Send } from '#api/request.ts';
import { currentToken } from '#api/session.ts';
import { detectDashboardLanguage } from '#i18n/detectLanguage.ts';
import { createI18n } from '#i18n/i18next.ts';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { WordsFailed } from './WordsFailed.tsx';
import './type.css';

const sendIn = (i18n: I18n): Send => createSend({ base: apiBase, token: currentToken, language: () => i18n.language });

/** The two pages lead to each other by page loads: a router would come with all that the dashboard uses of it. */
const isChangePassword = (path: string) => /^\/dashboard\/changePassword\/*$/.test(path);

function SessionApp({ preloadDashboard }: { preloadDashboard: () => void }) {
  const [language] = useState(detectDashboardLanguage);
  const [words, setWords] = useState<{ i18n: I18n; send: Send } | 'failed'>();

  useEffect(() => {
    createI18n(language, ['session', 'failures']).then(
      (i18n) => {
        document.documentElement.lang = language;
        setWords({ i18n, send: sendIn(i18n) });
      },
      () => setWords('failed'),
    );
  }, [language]);

  if (!words) return null;
  if (words === 'failed') return <WordsFailed language={language} />;
  return (
    <I18nextProvider i18n={words.i18n}>
      {isChangePassword(location.pathname) ? (
        <ChangePasswordPage send={words.send} />
      ) : (
        <LoginPage send={words.send} preloadDashboard={preloadDashboard} />
      )}
    </I18nextProvider>
  );
}

/** Shows the page to sign in or to change the password. It calls to download the dashboard when someone begins to type. */
export const startSession = (root: HTMLElement, preloadDashboard: () => void) =>
  createRoot(root).render(<SessionApp preloadDashboard={preloadDashboard} />);
