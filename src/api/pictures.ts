/** The pictures that the server takes. Not in `wire.ts`, whose values every public page downloads. */
export const pictures = { formats: ['png', 'jpeg', 'webp', 'gif'], maxMegabytes: 5 } as const;
