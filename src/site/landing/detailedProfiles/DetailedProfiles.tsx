import { useTranslation } from 'react-i18next';
import card from '#site/landing/parts/card.module.css';
import { Feature } from '#site/landing/parts/Feature.tsx';
import { NameAndAge, Portrait } from '#site/landing/people/Portrait.tsx';
import styles from './DetailedProfiles.module.css';

/** A profile in folds. They are `details` elements, so they open without scripts. */
export function DetailedProfiles() {
  const { t } = useTranslation('features');
  const { basics, habits, interests, note } = t('detailedProfiles.folds', { returnObjects: true });
  return (
    <Feature id="detailed-profiles" name="detailedProfiles" layout="stacked">
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

type ProfileFoldProps = {
  title: string;
  rows?: { name: string; value: string }[];
  tags?: string[];
  note?: string;
  isOpen?: boolean;
};

/** Opening a fold closes the open one. */
function ProfileFold({ title, rows, tags, note, isOpen }: ProfileFoldProps) {
  return (
    <details className={`${card.surface} ${styles.fold}`} name="profile-fold" open={isOpen}>
      <summary className={styles.title}>
        {title}
        <svg className="drawn" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 12.4c5-.7 11-.6 16-.2" />
          <path d="M12.2 4c-.4 5-.5 11-.2 16" />
        </svg>
      </summary>
      <div className={styles.inside}>
        {rows && (
          <dl>
            {rows.map(({ name, value }) => (
              <div key={name} className={styles.row}>
                <dt>{name}</dt>
                <dd className={card.hand}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {tags && (
          <ul className={styles.tags}>
            {tags.map((tag) => (
              <li key={tag} className={card.hand}>
                {tag}
              </li>
            ))}
          </ul>
        )}
        {note && <p className={card.hand}>{note}</p>}
      </div>
    </details>
  );
}
