import { useTranslation } from 'react-i18next';
import { laidOutLate } from '#start/contract.ts';
import type { CompiledDocument, CompiledSection } from './compileDocument.ts';
import styles from './LegalDocument.module.css';

const html = (text: string) => ({ __html: text });

function Contents({ sections }: { sections: CompiledSection[] }) {
  const { t } = useTranslation('legal');
  return (
    <nav className={styles.contents} aria-labelledby="contents-title" data-contents="">
      <h2 id="contents-title">{t('contents')}</h2>
      <ol>
        {sections
          .filter(({ depth }) => depth === 2)
          .map(({ id, number, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className={styles.number}>{number}</span>
                <span dangerouslySetInnerHTML={html(heading)} />
              </a>
            </li>
          ))}
      </ol>
    </nav>
  );
}

function Section({ id, depth, number, heading, html: text }: CompiledSection) {
  const { t } = useTranslation('legal');
  const Heading = depth === 2 ? 'h2' : 'h3';
  return (
    <section id={id} {...laidOutLate}>
      <Heading>
        {number && <span className={styles.number}>{number} </span>}
        <span dangerouslySetInnerHTML={html(heading)} />
        <a className={styles.anchor} href={`#${id}`} aria-label={t('linkTo')}>
          #
        </a>
      </Heading>
      <div dangerouslySetInnerHTML={html(text)} />
    </section>
  );
}

/** A whole legal document with its table of contents. Rendered at build time; a reader's browser gets its HTML. */
export function LegalDocument({ document, lang }: { document: CompiledDocument; lang: string }) {
  return (
    <div className={`page-grid ${styles.page}`}>
      <header className={styles.head} lang={lang}>
        <h1 dangerouslySetInnerHTML={html(document.title)} />
        <div className={styles.lead} dangerouslySetInnerHTML={html(document.lead)} />
      </header>
      <Contents sections={document.sections} />
      <article className={styles.text} lang={lang}>
        {document.sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </article>
    </div>
  );
}
