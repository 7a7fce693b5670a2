import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeaturesMessages } from '#i18n/messages/en/features.ts';
import { Headline } from '#site/layout/Headline.tsx';
import { lazyLayout } from '#start/contract.ts';
import styles from './Feature.module.css';

type FeatureProps = {
  id: string;
  /** The key of its messages. */
  name: Exclude<keyof FeaturesMessages, 'people' | 'deck' | 'about'>;
  background?: 'marigold' | 'blush' | 'lagoon' | 'night';
  /** The scene's side and width. By default it is to the right, and narrower than the text. */
  layout?: 'left' | 'wideRight' | 'wideLeft' | 'stacked';
  /** Below the text. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A section: a headline, a short text, and a scene of the app. */
export function Feature({ id, name, background, layout, actions, children }: FeatureProps) {
  const { t } = useTranslation('features');
  const className = `${styles.feature} ${background ? styles[background] : ''} ${layout ? styles[layout] : ''}`;
  return (
    <section id={id} className={className} aria-labelledby={`${id}-heading`}>
      {background && <span className={`${styles.edge} ${styles.top}`} />}
      <div className={styles.inside} {...lazyLayout}>
        <div className={styles.text}>
          <Headline id={`${id}-heading`} text={t(`${name}.heading`)} />
          <p className="lede">{t(`${name}.text`)}</p>
          {actions}
        </div>
        <div className={styles.scene}>{children}</div>
      </div>
      {background && <span className={`${styles.edge} ${styles.bottom}`} />}
    </section>
  );
}
