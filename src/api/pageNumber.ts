/** A page of a list as an address names it: from 1 on, and the first for anything else. */
export const readPageNumber = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 1);
