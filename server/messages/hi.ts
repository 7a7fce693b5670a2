import { en, type Messages } from './en.ts';

export const hi: Messages = en;
