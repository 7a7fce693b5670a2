import { useState } from 'react';
import type { FeaturesMessages } from '#i18n/messages/en/features.ts';
import styles from './AppBanner.module.css';
import { Feature } from './Feature.tsx';
import { Portrait } from './Portrait.tsx';
import paper from './paper.module.css';
import { StoreBadges } from './StoreBadges.tsx';

type AppBannerProps = { words: FeaturesMessages['app']; people: FeaturesMessages['people'] };

/** The download has no target before the launch, and the store badges are not links: the button says when instead. */
export function AppBanner({ words, people }: AppBannerProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Feature
      id="app"
      words={words}
      sheet="lagoon"
      lay="left"
      actions={
        <div className={styles.stores}>
          <button type="button" className="button" onClick={() => setIsAsked(true)}>
            {words.download}
          </button>
          <StoreBadges words={words.stores} />
          <p className={styles.answer} role="status">
            {isAsked && words.notYet}
          </p>
        </div>
      }
    >
      <div className={styles.phone}>
        <div className={styles.screen}>
          <Portrait person="ines" alt="" />
        </div>
        <div className={`${paper.card} ${styles.card}`}>
          <p className={paper.label}>{words.screen.prompt}</p>
          <p className={paper.hand}>{words.screen.answer}</p>
          <p className={paper.name}>{people.ines.named}</p>
        </div>
      </div>
    </Feature>
  );
}
