import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#brand/brand.ts';
import { changeLanguage } from '#i18n/i18next.ts';
import { isLanguage, languageNames, languages } from '#i18n/language.ts';
import { CardArt } from './CardArt.tsx';
import styles from './SessionFrame.module.css';

/** Switches the language of these pages and of the dashboard. */
function LanguageSwitch() {
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

type Props = { title: string; heading: string; tagline: string; children: ReactNode };

/** The layout of the sign-in pages: the cards on one side, the form on the other. */
export function SessionFrame({ title, heading, tagline, children }: Props) {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);

  return (
    <div className={styles.frame}>
      <div className={styles.table}>
        <CardArt />
      </div>
      <div className={styles.side}>
        <header className={styles.top}>
          <a className={styles.brand} href="/">
            {brand.name}
          </a>
          <LanguageSwitch />
        </header>
        <main className={styles.main}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.tagline}>{tagline}</p>
          {children}
        </main>
      </div>
    </div>
  );
}
