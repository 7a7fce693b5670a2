import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeaturesMessages } from '#i18n/messages/en/features.ts';
import { Emphasis } from '#site/layout/Emphasis.tsx';
import { laidOutLate } from '#start/contract.ts';
import styles from './Feature.module.css';

type FeatureProps = {
  id: string;
  /** Where its messages are. */
  name: Exclude<keyof FeaturesMessages, 'people' | 'deck' | 'about'>;
  background?: 'marigold' | 'blush' | 'lagoon' | 'night';
  /** Where the scene lies beside the text, and how much room it takes, unless to the right and less than the text. */
  layout?: 'left' | 'wideRight' | 'wideLeft' | 'below';
  /** Below the text. */
  actions?: ReactNode;
  children: ReactNode;
};

/** One section: a headline, a short text, and a piece of the app that shows what they say. */
export function Feature({ id, name, background, layout, actions, children }: FeatureProps) {
  const { t } = useTranslation('features');
  const className = `${styles.feature} ${background ? styles[background] : ''} ${layout ? styles[layout] : ''}`;
  return (
    <section id={id} className={className} aria-labelledby={`${id}-heading`}>
      {background && <span className={`${styles.edge} ${styles.top}`} />}
      <div className={styles.inside} {...laidOutLate}>
        <div className={styles.text}>
          <h2 id={`${id}-heading`}>
            <Emphasis text={t(`${name}.heading`)} />
          </h2>
          <p className="lede">{t(`${name}.text`)}</p>
          {actions}
        </div>
        <div className={styles.scene}>{children}</div>
      </div>
      {background && <span className={`${styles.edge} ${styles.bottom}`} />}
    </section>
  );
}
