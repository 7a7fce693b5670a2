/** The viewport of a desktop in browser tests. */
export const desktop = { width: 1280, height: 800 };

/** The viewport of a phone in browser tests. */
export const phone = { width: 390, height: 844 };
