import { type ReactNode, useEffect } from 'react';
import { brand } from '#brand/brand.ts';
import { CardArt } from './CardArt.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './SessionFrame.module.css';

type Props = { title: string; heading: string; tagline: string; children: ReactNode };

/** What both session pages share: the deck on one side, the form on the other. */
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
