/** In a public page: whether it shows its own fonts, which it fetches after the first paint. */
export function hasOwnFonts() {
  const faces = [...(document.querySelector('style')?.sheet?.cssRules ?? [])].at(-1);
  return faces instanceof CSSMediaRule && faces.media.mediaText === 'all' && document.fonts.status === 'loaded';
}
