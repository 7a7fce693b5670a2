import { useTranslation } from 'react-i18next';
import { brand } from '#brand/brand.ts';
import { legalPages } from '#site/legalPages.ts';
import { useIsHydrated } from '#site/pageSettings.ts';
import styles from './Footer.module.css';
import { sectionLink } from './Header.tsx';
import { Logo } from './Logo.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const { name: company, address } = brand.company;
const exploreLinks = ['home', 'about', 'app', 'contact'] as const;
const buildYear = Number(import.meta.env.VITE_BUILD_YEAR);

export function Footer({ isLanding }: { isLanding: boolean }) {
  const { t } = useTranslation('layout');
  const year = useIsHydrated() ? new Date().getFullYear() : buildYear;

  return (
    <footer className={styles.footer}>
      <div className={`page-grid ${styles.columns}`}>
        <div className={styles.about}>
          <Logo />
          <p>{t('footer.description')}</p>
          <p>
            {t('footer.contact')} <a href={`mailto:${brand.mailboxes.general}`}>{brand.mailboxes.general}</a>
          </p>
        </div>
        <nav aria-labelledby="footer-explore">
          <h2 id="footer-explore">{t('footer.explore')}</h2>
          <ul>
            {exploreLinks.map((section) => (
              <li key={section}>
                <a href={sectionLink(section, isLanding)}>{t(`navigation.${section}`)}</a>
              </li>
            ))}
            <li>
              <a href="/press">{t('legal.press')}</a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-legal">
          <h2 id="footer-legal">{t('footer.legal')}</h2>
          <ul>
            {legalPages.map((page) => (
              <li key={page}>
                <a href={`/${page}`}>{t(`legal.${page}`)}</a>
              </li>
            ))}
            <li>
              <a href="/tolerance#child-safety">{t('footer.childSafety')}</a>
            </li>
            <li>
              <a href="/privacy#delete-account">{t('footer.deleteAccount')}</a>
            </li>
          </ul>
        </nav>
      </div>
      <div className={`page-grid ${styles.end}`}>
        <p>
          {t('footer.copyright', { year })}
          {company && address && (
            <>
              <br />
              {`${company}, ${address}`}
            </>
          )}
        </p>
        <nav aria-label={t('footer.social')}>
          <SocialLinks networks={['X', 'Instagram', 'YouTube', 'TikTok']} />
        </nav>
      </div>
    </footer>
  );
}
