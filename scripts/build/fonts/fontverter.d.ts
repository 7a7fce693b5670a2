declare module 'fontverter' {
  /** Converts a font to another file format. */
  export function convert(font: Uint8Array, to: 'truetype' | 'woff2'): Promise<Buffer>;
}
