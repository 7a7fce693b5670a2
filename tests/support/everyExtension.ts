import { extensions } from '#api/extensions/endpoints.ts';

/** What a server announces that has every extension. */
export const everyExtension = Object.entries(extensions).map(([id, { version }]) => ({ id, version }));
