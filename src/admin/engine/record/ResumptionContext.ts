import { createContext } from 'react';
import type { Resumption } from '#session/resumption.ts';

/** Handles the end of the session. Null in programs without a sign-in, such as tests of single screens. */
export const ResumptionContext = createContext<Resumption | null>(null);
