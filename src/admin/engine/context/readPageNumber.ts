/** Returns the page number in a query parameter, or 1 if the parameter is missing or invalid. */
export const readPageNumber = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 1);
