import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isOverFooter, isScrolled, onScroll } from '#site/scroll.ts';
import { menuId } from '#start/contract.ts';
import styles from './Header.module.css';
import { LanguagePicker } from './LanguagePicker.tsx';
import { Logo } from './Logo.tsx';

/** The header's links in their order: ids of sections, and keys of their labels. */
const sections = ['home', 'launch', 'about', 'app', 'contact'] as const;

export const sectionLink = (section: (typeof sections)[number], isLanding: boolean) =>
  `${isLanding ? '' : '/'}#${section}`;

/** Menu and language picker are popovers, so they work before any script runs. */
export function Header({ isLanding }: { isLanding: boolean }) {
  const { t } = useTranslation('layout');
  const isOverContent = useSyncExternalStore(onScroll, isScrolled, () => false);
  const isDark = useSyncExternalStore(onScroll, isOverFooter, () => false);

  return (
    <header className={styles.header} data-scrolled={isOverContent || undefined} data-dark={isDark || undefined}>
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
