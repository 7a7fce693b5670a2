/** The id of the bar of what is selected in the list of a resource, for what leads there. */
export const bulkBarId = (resource: string) => `${resource}-selection`;
