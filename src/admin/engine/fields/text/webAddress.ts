import type { Validator } from 'react-admin';

/** A web address in full, as a browser follows it. */
export const webAddress: Validator = (value: unknown) =>
  !value || (typeof value === 'string' && /^https?:\/\/./i.test(value) && URL.canParse(value))
    ? undefined
    : 'admin.rules.url';
