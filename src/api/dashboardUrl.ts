/** The resource whose screen an address of the dashboard leads to; what is named there may be none. */
export const resourceOf = (pathname: string) => pathname.split('/')[2] ?? '';

/** A page of a list as an address names it: from 1 on, and the first for anything else. */
export const readPageNumber = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 1);
