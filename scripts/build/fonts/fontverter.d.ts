declare module 'fontverter' {
  /** The same font in another container. */
  export function convert(font: Uint8Array, to: 'truetype' | 'woff2'): Promise<Buffer>;
}
