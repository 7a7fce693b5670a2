import { useTranslation } from 'react-i18next';
import card from '#site/landing/parts/card.module.css';
import { Feature } from '#site/landing/parts/Feature.tsx';
import { Portrait } from '#site/landing/people/Portrait.tsx';
import styles from './DetailedProfiles.module.css';
import { ProfileFold } from './ProfileFold.tsx';

const basics = ['sign', 'languages', 'education'] as const;
const habits = ['smoking', 'drinking', 'mornings'] as const;
const interests = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** A profile that opens fold by fold. The browser does the opening, so it works without scripts, too. */
export function DetailedProfiles() {
  const { t } = useTranslation('features');
  return (
    <Feature id="detailed-profiles" name="detailedProfiles" layout="below">
      <article className={styles.profile} aria-label={t('detailedProfiles.label')}>
        <div className={`${card.surface} ${styles.front}`}>
          <Portrait person="noor" />
          <div className={styles.caption}>
            <p className={card.name}>{t('people.noor.named')}</p>
            <p className={card.label}>{t('detailedProfiles.place')}</p>
          </div>
        </div>
        <div className={styles.folds}>
          <ProfileFold
            title={t('detailedProfiles.folds.basics.title')}
            rows={basics.map((row) => ({
              name: t(`detailedProfiles.folds.basics.rows.${row}.name`),
              value: t(`detailedProfiles.folds.basics.rows.${row}.value`),
            }))}
            isOpen
          />
          <ProfileFold
            title={t('detailedProfiles.folds.habits.title')}
            rows={habits.map((row) => ({
              name: t(`detailedProfiles.folds.habits.rows.${row}.name`),
              value: t(`detailedProfiles.folds.habits.rows.${row}.value`),
            }))}
          />
          <ProfileFold
            title={t('detailedProfiles.folds.interests.title')}
            tags={interests.map((tag) => t(`detailedProfiles.folds.interests.tags.${tag}`))}
          />
          <ProfileFold title={t('detailedProfiles.folds.note.title')} note={t('detailedProfiles.folds.note.text')} />
        </div>
      </article>
    </Feature>
  );
}
