import { useState } from 'react';
import type { FeaturesMessages } from '#i18n/messages/en/features.ts';
import { Feature } from './Feature.tsx';
import { Portrait } from './Portrait.tsx';
import paper from './paper.module.css';
import styles from './RealProfiles.module.css';
import { StockLine } from './StockLine.tsx';
import { useScene } from './useScene.ts';
import { useSteps } from './useSteps.ts';

const lines = ['first', 'second', 'third'] as const;
type Line = (typeof lines)[number];
type RealProfilesProps = { words: FeaturesMessages['realProfiles']; people: FeaturesMessages['people'] };

export function RealProfiles({ words, people }: RealProfilesProps) {
  const { ref, phase } = useScene();
  const [corrected] = useSteps(lines.length, 1_000, phase);
  const [chosen, setChosen] = useState<Partial<Record<Line, boolean>>>({});
  const isStruck = (line: Line, position: number) => chosen[line] ?? position < corrected;

  return (
    <Feature id="real-profiles" words={words} lay="wideRight">
      <figure ref={ref} className={`${paper.card} ${styles.page}`} aria-label={words.page.label}>
        <header className={styles.header}>
          <span className={styles.portrait}>
            <Portrait person="leo" alt={people.leo.portrait} />
          </span>
          <p>
            <span className={paper.name}>{people.leo.named}</span>
            <span className={paper.label}>{words.page.hint}</span>
          </p>
        </header>
        {lines.map((line, position) => (
          <StockLine
            key={line}
            words={words.page[line]}
            isStruck={isStruck(line, position)}
            onPress={() => setChosen({ ...chosen, [line]: !isStruck(line, position) })}
          />
        ))}
      </figure>
    </Feature>
  );
}
