import type { ReactNode } from 'react';
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
            <NameAndAge person="noor" />
            <p className={card.label}>{t('detailedProfiles.place')}</p>
          </div>
        </div>
        <div className={styles.folds}>
          <Fold title={basics.title} isOpen>
            <Facts rows={Object.values(basics.rows)} />
          </Fold>
          <Fold title={habits.title}>
            <Facts rows={Object.values(habits.rows)} />
          </Fold>
          <Fold title={interests.title}>
            <ul className={styles.tags}>
              {Object.values(interests.tags).map((tag) => (
                <li key={tag} className={card.hand}>
                  {tag}
                </li>
              ))}
            </ul>
          </Fold>
          <Fold title={note.title}>
            <p className={card.hand}>{note.text}</p>
          </Fold>
        </div>
      </article>
    </Feature>
  );
}

/** Opening a fold closes the open one. */
const Fold = ({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) => (
  <details className={`${card.surface} ${styles.fold}`} name="profile-fold" open={isOpen}>
    <summary className={styles.title}>
      {title}
      <svg className="drawn" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 12.4c5-.7 11-.6 16-.2" />
        <path d="M12.2 4c-.4 5-.5 11-.2 16" />
      </svg>
    </summary>
    <div className={styles.inside}>{children}</div>
  </details>
);

const Facts = ({ rows }: { rows: { name: string; value: string }[] }) => (
  <dl>
    {rows.map(({ name, value }) => (
      <div key={name} className={styles.row}>
        <dt>{name}</dt>
        <dd className={card.hand}>{value}</dd>
      </div>
    ))}
  </dl>
);
