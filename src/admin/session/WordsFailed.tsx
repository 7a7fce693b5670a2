import type { Language } from '#i18n/language.ts';
import { startup } from '#i18n/messages/startup.ts';
import styles from './WordsFailed.module.css';

/** Stands in for a page whose words could not be downloaded. */
export function WordsFailed({ language }: { language: Language }) {
  const { message, reload } = startup[language];
  return (
    <main className={styles.page}>
      <p role="alert">{message}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {reload}
      </button>
    </main>
  );
}
