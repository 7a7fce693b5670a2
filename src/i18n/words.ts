import type { Language } from './language.ts';
import type { ChromeMessages } from './messages/en/chrome.ts';
import type { FailuresMessages } from './messages/en/failures.ts';
import type { FeaturesMessages } from './messages/en/features.ts';
import type { LandingMessages } from './messages/en/landing.ts';
import type { LegalMessages } from './messages/en/legal.ts';
import type { SessionMessages } from './messages/en/session.ts';

/** What i18next serves, an area a file and language. */
export type Words = {
  chrome: ChromeMessages;
  landing: LandingMessages;
  features: FeaturesMessages;
  legal: LegalMessages;
  session: SessionMessages;
  failures: FailuresMessages;
};

export type Area = keyof Words;

const files = import.meta.glob<Record<string, Words[Area]>>(
  './messages/*/{chrome,landing,features,legal,session,failures}.ts',
);

/** Downloads one area in one language, and nothing else. */
export async function loadWords(language: Language, area: Area) {
  const file = files[`./messages/${language}/${area}.ts`];
  const words = (await file?.())?.[area];
  if (!words) throw new Error(`There are no ${area} words in ${language}`);
  return words;
}
