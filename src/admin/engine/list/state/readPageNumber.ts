/** The number of a page in an address: from 1 on, and 1 for anything else. */
export const readPageNumber = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 1);
