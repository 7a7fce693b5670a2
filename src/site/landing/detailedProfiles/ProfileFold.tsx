import card from '#site/landing/parts/card.module.css';
import styles from './ProfileFold.module.css';

type ProfileFoldProps = {
  title: string;
  rows?: { name: string; value: string }[];
  tags?: string[];
  note?: string;
  isOpen?: boolean;
};

/** One fold of a profile. Opening it closes the one that was open. */
export function ProfileFold({ title, rows, tags, note, isOpen }: ProfileFoldProps) {
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
