import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isOverFooter, isScrolled, onScroll } from '#site/scroll.ts';
import { menuId } from '#start/contract.ts';
import styles from './Header.module.css';
import { LanguagePicker } from './LanguagePicker.tsx';
import { Logo } from './Logo.tsx';

/** The links of the header in their order: ids of the landing page's sections, and keys of their labels. */
export const sections = ['home', 'launch', 'about', 'app', 'contact'] as const;

/** The link to a section, from the landing page itself or from another page. */
export const sectionLink = (section: (typeof sections)[number], isLanding: boolean) =>
  `${isLanding ? '' : '/'}#${section}`;

/** The menu and the picker are popovers of the browser, so they open and close before any script runs. */
export function Header({ isLanding }: { isLanding: boolean }) {
  const { t } = useTranslation('layout');
  const hasGround = useSyncExternalStore(onScroll, isScrolled, () => false);
  const isDark = useSyncExternalStore(onScroll, isOverFooter, () => false);

  return (
    <header className={styles.header} data-scrolled={hasGround || undefined} data-dark={isDark || undefined}>
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
