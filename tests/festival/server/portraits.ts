const colours = ['#ffb52e', '#ff5b4a', '#0b7a75', '#7a5bd0'];

/** The picture of a member by its path, `M-001.svg`, before one of the office’s colours. */
export function portraitAt(path: string) {
  const number = Number(/^M-(\d{3})\.svg$/.exec(path)?.[1]);
  if (!number) return undefined;
  const figure = `<circle cx="32" cy="27" r="12" fill="#fff"/><path d="M10 64c2-16 12-22 22-22s20 6 22 22z" fill="#fff"/>`;
  const drawing = `<rect width="64" height="64" fill="${colours[number % colours.length]}"/>${figure}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawing}</svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}
