/** What a spreadsheet may read past before it looks for a formula: blanks of all kinds, controls, byte-order marks. */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;

const controlStart = /^[\t\r\n\0]/;

/** The text, made harmless: an apostrophe keeps a spreadsheet from running what looks like a formula. */
export const guardCell = (text: string) => (formulaStart.test(text) || controlStart.test(text) ? `'${text}` : text);
