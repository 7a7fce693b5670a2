import type { Language } from './language.ts';
import type { FailuresMessages } from './messages/en/failures.ts';
import type { FeaturesMessages } from './messages/en/features.ts';
import type { LandingMessages } from './messages/en/landing.ts';
import type { LayoutMessages } from './messages/en/layout.ts';
import type { LegalMessages } from './messages/en/legal.ts';
import type { NotFoundMessages } from './messages/en/notFound.ts';
import type { PrerenderedMessages } from './messages/en/prerendered.ts';
import type { SessionMessages } from './messages/en/session.ts';

/** What i18next serves, a namespace a file and language. */
export type Messages = {
  layout: LayoutMessages;
  landing: LandingMessages;
  features: FeaturesMessages;
  legal: LegalMessages;
  notFound: NotFoundMessages;
  prerendered: PrerenderedMessages;
  session: SessionMessages;
  failures: FailuresMessages;
};

export type Namespace = keyof Messages;

type Files = Record<string, () => Promise<Record<string, Messages[Namespace]>>>;

/** What downloads one namespace in one language, and nothing else, from these files. */
export const createLoader = (files: Files) => async (language: Language, namespace: Namespace) => {
  const file = files[`./messages/${language}/${namespace}.ts`];
  const messages = (await file?.())?.[namespace];
  if (!messages) throw new Error(`There are no ${namespace} messages in ${language}`);
  return messages;
};

/** Knows where a public page's words are; where those of documents, prerendered HTML and signing in are, only in tests and the build. */
export const loadMessages = createLoader(
  import.meta.env.SSR || import.meta.env.DEV
    ? import.meta.glob<Record<string, Messages[Namespace]>>(
        './messages/*/{layout,landing,features,notFound,legal,prerendered,session,failures}.ts',
      )
    : import.meta.glob<Record<string, Messages[Namespace]>>('./messages/*/{layout,landing,features,notFound}.ts'),
);
