import { useTranslation } from 'react-i18next';
import { menuId } from '#start/contract.ts';
import styles from './Header.module.css';
import { LanguagePicker } from './LanguagePicker.tsx';
import { Logo } from './Logo.tsx';

/** The header's links in their order: ids of sections, and keys of their labels. */
const sections = ['home', 'launch', 'about', 'app', 'contact'] as const;

export const sectionLink = (section: (typeof sections)[number], isLanding: boolean) =>
  `${isLanding ? '' : '/'}#${section}`;

/** Menu and language picker are popovers, so they work before any script runs. `followScroll` changes the background. */
export function Header({ isLanding }: { isLanding: boolean }) {
  const { t } = useTranslation('layout');
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.logo} href={isLanding ? '#home' : '/'} aria-label={t('home')}>
          <Logo />
        </a>
        <button className={styles.hamburger} type="button" popoverTarget={menuId} aria-label={t('navigation.menu')}>
          <span />
          <span />
        </button>
        <nav className={styles.menu} id={menuId} popover="auto" aria-label={t('navigation.label')}>
          <ul className={styles.links}>
            {sections.map((section) => (
              <li key={section}>
                <a href={sectionLink(section, isLanding)}>{t(`navigation.${section}`)}</a>
              </li>
            ))}
          </ul>
          <LanguagePicker />
        </nav>
      </div>
    </header>
  );
}
