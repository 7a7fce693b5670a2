import { useTranslation } from 'react-i18next';
import card from '#site/landing/parts/card.module.css';
import { Feature } from '#site/landing/parts/Feature.tsx';
import { NameAndAge, Portrait } from '#site/landing/people/Portrait.tsx';
import styles from './DetailedProfiles.module.css';
import { ProfileFold } from './ProfileFold.tsx';

/** A profile that opens fold by fold. The browser does the opening, so it works without scripts, too. */
export function DetailedProfiles() {
  const { t } = useTranslation('features');
  const { basics, habits, interests, note } = t('detailedProfiles.folds', { returnObjects: true });
  return (
    <Feature id="detailed-profiles" name="detailedProfiles" layout="below">
      <article className={styles.profile} aria-label={t('detailedProfiles.label')}>
        <div className={`${card.surface} ${styles.front}`}>
          <Portrait person="noor" />
          <div className={styles.caption}>
            <p className={card.name}>
              <NameAndAge person="noor" />
            </p>
            <p className={card.label}>{t('detailedProfiles.place')}</p>
          </div>
        </div>
        <div className={styles.folds}>
          <ProfileFold title={basics.title} rows={Object.values(basics.rows)} isOpen />
          <ProfileFold title={habits.title} rows={Object.values(habits.rows)} />
          <ProfileFold title={interests.title} tags={Object.values(interests.tags)} />
          <ProfileFold title={note.title} note={note.text} />
        </div>
      </article>
    </Feature>
  );
}
