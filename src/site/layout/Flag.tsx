import type { Language } from '#i18n/language.ts';
import styles from './LanguagePicker.module.css';

/** Decoration: the name of the language stands beside it or labels its link. */
export const Flag = ({ language }: { language: Language }) => (
  <img
    className={styles.flag}
    src={`/flags/${language}.svg`}
    alt=""
    width={24}
    height={16}
    loading="lazy"
    fetchPriority="low"
  />
);
