import type { FeaturesMessages } from '#i18n/messages/en/features.ts';
import { Emphasis } from '#site/layout/Emphasis.tsx';
import styles from './About.module.css';
import { Portrait } from './Portrait.tsx';
import { useScene } from './useScene.ts';

const crowd = ['theo', 'maya', 'jun', 'kabir', 'ruth', 'leo', 'noor', 'sol', 'ines'] as const;

export function About({ words }: { words: FeaturesMessages['about'] }) {
  const { ref, phase } = useScene();
  return (
    <section id="about" className={styles.about} aria-labelledby="about-heading">
      <h2 id="about-heading" className={styles.heading}>
        <Emphasis text={words.heading} />
      </h2>
      <div className={styles.words}>
        <p className="lede">{words.text}</p>
        <p>{words.more}</p>
      </div>
      <figure
        ref={ref}
        className={`${styles.crowd} ${phase === 'waiting' ? styles.waiting : ''}`}
        aria-label={words.crowd}
      >
        {crowd.map((person) => (
          <span key={person} className={styles.person}>
            <Portrait person={person} alt="" bare />
          </span>
        ))}
      </figure>
    </section>
  );
}
