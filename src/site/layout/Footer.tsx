import { useTranslation } from 'react-i18next';
import { brand } from '#brand/brand.ts';
import { legalPages } from '#site/legalPages.ts';
import { useIsHydrated } from '#site/pageSettings.ts';
import { yearTag as Year } from '#start/contract.ts';
import styles from './Footer.module.css';
import { sectionLink } from './Header.tsx';
import { Logo } from './Logo.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const { name: company, address } = brand.company;
const sections = ['home', 'about', 'app', 'contact'] as const;
const legalLinks = [
  ...legalPages.map((name) => [`/${name}`, `legal.${name}`] as const),
  ['/tolerance#child-safety', 'footer.childSafety'],
  ['/privacy#delete-account', 'footer.deleteAccount'],
] as const;

export function Footer({ isLanding }: { isLanding: boolean }) {
  const { t } = useTranslation('layout');
  const year = useIsHydrated() ? new Date().getFullYear() : import.meta.env.VITE_BUILD_YEAR;
  const sectionLinks = sections.map((name) => [sectionLink(name, isLanding), `navigation.${name}`] as const);
  const columns = [
    { name: 'explore', links: [...sectionLinks, ['/press', 'legal.press']] },
    { name: 'legal', links: legalLinks },
  ] as const;

  return (
    <footer className={styles.footer}>
      <div className={`page-grid ${styles.columns}`}>
        <div className={styles.about}>
          <Logo />
          <p>{t('footer.description')}</p>
          <p>
            {`${t('footer.contact')} `}
            <a href={`mailto:${brand.mailboxes.general}`}>{brand.mailboxes.general}</a>
          </p>
        </div>
        {columns.map(({ name, links }) => (
          <nav key={name} aria-labelledby={`footer-${name}`}>
            <h2 id={`footer-${name}`}>{t(`footer.${name}`)}</h2>
            <ul>
              {links.map(([href, label]) => (
                <li key={href}>
                  <a href={href}>{t(label)}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`page-grid ${styles.end}`}>
        <p>
          <span>
            {'© '}
            <Year suppressHydrationWarning>{year}</Year> <span>{t('footer.rights')}</span>
          </span>
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
