import { useTranslation } from 'react-i18next';
import type { Language } from '#i18n/language.ts';
import { type DocumentName, englishOnly } from '#site/legalPages.ts';
import { lazyLayout } from '#start/contract.ts';
import { type CompiledDocument, type CompiledSection, compileDocument } from './compileDocument.ts';
import { legalFacts } from './facts.ts';
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
    <section id={id} {...lazyLayout}>
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

/** A legal document with its table of contents. Rendered at build time only. */
function LegalDocument({ document, lang }: { document: CompiledDocument; lang: string }) {
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

const sources = import.meta.glob<string>('./texts/*/*.md', { query: '?raw', import: 'default' });

/** Creates the page of a document. Only for the build and the development server, as it imports the Markdown compiler. */
export async function createDocumentPage(page: DocumentName, language: Language) {
  const textLanguage = englishOnly.includes(page) ? 'en' : language;
  const source = await sources[`./texts/${page}/${textLanguage}.md`]?.();
  if (source === undefined) throw new Error(`There is no text of ${page} in ${textLanguage}`);
  const document = compileDocument(source, legalFacts(page, textLanguage));
  return () => <LegalDocument document={document} lang={textLanguage} />;
}
