import type { Language } from '#i18n/language.ts';
import { loadFailure } from '#i18n/messages/loadFailure.ts';
import styles from './MessagesFailed.module.css';

/** Replaces a page whose messages could not be downloaded. */
export function MessagesFailed({ language }: { language: Language }) {
  const { message, reload } = loadFailure[language];
  return (
    <main className={styles.page}>
      <p role="alert">{message}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {reload}
      </button>
    </main>
  );
}
