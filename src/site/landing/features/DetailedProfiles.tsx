import type { FeaturesMessages } from '#i18n/messages/en/features.ts';
import styles from './DetailedProfiles.module.css';
import { Feature } from './Feature.tsx';
import { Portrait } from './Portrait.tsx';
import { ProfileFold } from './ProfileFold.tsx';
import paper from './paper.module.css';

type DetailedProfilesProps = { words: FeaturesMessages['detailedProfiles']; people: FeaturesMessages['people'] };

/** A profile that opens fold by fold. The browser does the opening, so it works without scripts, too. */
export function DetailedProfiles({ words, people }: DetailedProfilesProps) {
  const { folds } = words;
  return (
    <Feature id="detailed-profiles" words={words} lay="below">
      <article className={styles.profile} aria-label={words.label}>
        <div className={`${paper.card} ${styles.front}`}>
          <Portrait person="noor" alt={people.noor.portrait} />
          <div className={styles.caption}>
            <p className={paper.name}>{people.noor.named}</p>
            <p className={paper.label}>{words.place}</p>
          </div>
        </div>
        <div className={styles.folds}>
          <ProfileFold title={folds.basics.title} rows={Object.values(folds.basics.rows)} isOpen />
          <ProfileFold title={folds.habits.title} rows={Object.values(folds.habits.rows)} />
          <ProfileFold title={folds.interests.title} tags={Object.values(folds.interests.tags)} />
          <ProfileFold title={folds.note.title} note={folds.note.text} />
        </div>
      </article>
    </Feature>
  );
}
