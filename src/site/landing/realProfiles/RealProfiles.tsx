import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import card from '#site/landing/parts/card.module.css';
import { Feature } from '#site/landing/parts/Feature.tsx';
import { useInViewPhase } from '#site/landing/parts/useInViewPhase.ts';
import { useStepTimer } from '#site/landing/parts/useStepTimer.ts';
import { Portrait } from '#site/landing/people/Portrait.tsx';
import styles from './RealProfiles.module.css';
import { StockLine } from './StockLine.tsx';

const lines = ['first', 'second', 'third'] as const;
type Line = (typeof lines)[number];

export function RealProfiles() {
  const { t } = useTranslation('features');
  const { ref, phase } = useInViewPhase();
  const [corrected] = useStepTimer(lines.length, 1_000, phase);
  const [chosen, setChosen] = useState<Partial<Record<Line, boolean>>>({});
  const isStruck = (line: Line, index: number) => chosen[line] ?? index < corrected;

  return (
    <Feature id="real-profiles" name="realProfiles" layout="wideRight">
      <figure ref={ref} className={`${card.surface} ${styles.page}`} aria-label={t('realProfiles.page.label')}>
        <header className={styles.header}>
          <span className={styles.portrait}>
            <Portrait person="leo" />
          </span>
          <p>
            <span className={card.name}>{t('people.leo.named')}</span>
            <span className={card.label}>{t('realProfiles.page.hint')}</span>
          </p>
        </header>
        {lines.map((line, index) => (
          <StockLine
            key={line}
            stock={t(`realProfiles.page.${line}.stock`)}
            real={t(`realProfiles.page.${line}.real`)}
            isStruck={isStruck(line, index)}
            onPress={() => setChosen({ ...chosen, [line]: !isStruck(line, index) })}
          />
        ))}
      </figure>
    </Feature>
  );
}
