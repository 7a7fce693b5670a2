/** An email address with one @ and a dot inside its domain. */
const pattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text may be an email address. The server, which takes full-width letters as plain ones, has the whole rule. */
export const isEmail = (text: string) => pattern.test(text.normalize('NFKC').trim());
