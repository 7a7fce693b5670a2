/**
 * Replaces each text of the page by a text in two `font` elements, as the translators of browsers do. It runs in the page,
 * so it uses nothing of this module.
 */
export function translatePage() {
  if (!document.body) return;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const { parentElement: parent, nodeValue } = text;
    if (!parent || !nodeValue?.trim() || parent.closest('script, style, noscript, textarea, font, [translate=no]'))
      continue;
    const font = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(nodeValue);
    font.append(inner);
    parent.replaceChild(font, text);
  }
}
