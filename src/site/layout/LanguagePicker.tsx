import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '#i18n/i18next.ts';
import { defaultLanguage, type Language, languageNames, languageOf, languages } from '#i18n/language.ts';
import styles from './LanguagePicker.module.css';

const opensNewTab = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Decoration: the language's name is beside it. One file has a view for each flag. */
const Flag = ({ language }: { language: Language }) => (
  <img
    className={styles.flag}
    src={`/flags.svg#${language}`}
    alt=""
    width={24}
    height={16}
    loading="lazy"
    fetchPriority="low"
  />
);

/** Links to the page in other languages. With scripts, the language changes in place. */
export function LanguagePicker() {
  const { t, i18n } = useTranslation('layout');
  const options = useRef<HTMLUListElement>(null);
  const [failed, setFailed] = useState(false);
  const current = languageOf(i18n.language) ?? defaultLanguage;

  const choose = async (event: MouseEvent, language: Language) => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    if (options.current?.matches(':popover-open')) options.current.hidePopover();
    try {
      await changeLanguage(i18n, language);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };

  return (
    <div className={styles.picker}>
      <button className={styles.toggle} type="button" popoverTarget="languages">
        <Flag language={current} />
        {t('navigation.language')}
      </button>
      <ul className={styles.options} id="languages" popover="auto" ref={options}>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={`?lng=${language}`}
              hrefLang={language}
              lang={language}
              aria-current={language === current ? 'true' : undefined}
              onClick={(event) => choose(event, language)}
            >
              <Flag language={language} />
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
      {failed && (
        <p className={styles.failure} role="alert">
          {t('languageFailed')}
        </p>
      )}
    </div>
  );
}
