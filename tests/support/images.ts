const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'));

/** One pixel as PNG. */
export const png = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);

/** One pixel as GIF. */
export const gif = bytesOf('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');
