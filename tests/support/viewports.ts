/** What the tests in browsers take for a desk. */
export const desktop = { width: 1280, height: 800 };

/** What the tests in browsers take for a phone. */
export const phone = { width: 390, height: 844 };
