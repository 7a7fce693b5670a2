import { useTranslation } from 'react-i18next';
import { useParts } from '#site/landing/parts/animation.ts';
import card from '#site/landing/parts/card.module.css';
import { Feature } from '#site/landing/parts/Feature.tsx';
import { NameAndAge, Portrait } from '#site/landing/people/Portrait.tsx';
import styles from './LoveReimagined.module.css';

const strips = ['first', 'second', 'third'] as const;

/** A portrait under three strips of paper with questions. Opening a strip shows its answer and a third of the face. */
export function LoveReimagined() {
  const { t } = useTranslation('features');
  const { ref, isOpen, toggle } = useParts(1, 700);
  const isWholeFace = strips.every((_, index) => isOpen(index));

  return (
    <Feature id="love-reimagined" name="loveReimagined" background="marigold" layout="stacked">
      <figure ref={ref} className={styles.reveal} aria-label={t('loveReimagined.strips.label')}>
        <div className={styles.frame}>
          <Portrait person="kabir" alt={isWholeFace ? undefined : t('loveReimagined.strips.covered')} />
          {strips.map((strip, index) => (
            <button
              key={strip}
              type="button"
              className={styles.strip}
              aria-expanded={isOpen(index)}
              aria-controls={`answer-${strip}`}
              onClick={() => toggle(index)}
            >
              <span>{t(`loveReimagined.strips.${strip}.question`)}</span>
            </button>
          ))}
        </div>
        <div className={styles.answers}>
          {strips.map((strip, index) => (
            <p key={strip} id={`answer-${strip}`} className={`${card.hand} ${styles.line}`}>
              <span className={`${card.appearing} ${styles.answer}`} data-hidden={!isOpen(index) || undefined}>
                <span className={styles.question}>{t(`loveReimagined.strips.${strip}.question`)}</span>
                {t(`loveReimagined.strips.${strip}.answer`)}
              </span>
            </p>
          ))}
          <NameAndAge person="kabir" className={`${card.appearing} ${styles.answer}`} isHidden={!isWholeFace} />
        </div>
      </figure>
    </Feature>
  );
}
