/** The folder of the reports. A run of all tests empties it. */
export const results = 'test-results';
