import { createContext } from 'react';
import type { Resumption } from '#session/resumption.ts';

/** What happens when the session ends. Null where nobody signs in, as in tests of single screens. */
export const ResumptionContext = createContext<Resumption | null>(null);
