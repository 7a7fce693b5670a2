import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '#i18n/i18next.ts';
import { isLanguage, languageNames, languages } from '#i18n/language.ts';
import styles from './LanguageSwitch.module.css';

/** Shows these pages, and the dashboard after them, in another language. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('session');
  const [hasFailed, setHasFailed] = useState(false);

  const choose = async (language: string) => {
    if (!isLanguage(language)) return;
    setHasFailed(false);
    await changeLanguage(i18n, language).catch(() => setHasFailed(true));
  };

  return (
    <div className={styles.switch}>
      <label>
        <span className="visually-hidden">{t('language')}</span>
        <select className={styles.select} value={i18n.language} onChange={(event) => void choose(event.target.value)}>
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </select>
      </label>
      {hasFailed && <p role="alert">{t('languageFailed')}</p>}
    </div>
  );
}
