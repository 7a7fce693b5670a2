import { createContext } from 'react';
import type { Connection } from '#api/createConnection.ts';
import type { Language } from '#i18n/language.ts';
import type { Resumption } from '#session/resumption.ts';

/** The services around the screens. Tests of single screens, and programs without a sign-in, have only parts of it. */
export type Shell = {
  /** Handles the end of the session. */
  resumption?: Resumption;
  /** Whether the API can be reached. Without it, nothing says that the connection is lost. */
  connection?: Connection;
  /** Switches the language. Rejects and changes nothing when the messages cannot be downloaded. */
  chooseLanguage?: (language: Language) => Promise<void>;
};

export const ShellContext = createContext<Shell>({});
