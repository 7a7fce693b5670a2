import { createContext } from 'react';
import type { RaRecord } from 'react-admin';

/** The record that an action is about, for inputs of the kind `custom`: the form around them holds what is asked for alone. */
export const AskedRecordContext = createContext<RaRecord | undefined>(undefined);
