import type { RaRecord } from 'ra-core';
import { createContext } from 'react';

/** The record that an action is about, for inputs of the kind `custom`: the form around them holds what is asked for alone. */
export const AskedRecordContext = createContext<RaRecord | undefined>(undefined);
