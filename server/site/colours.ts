/** The brand's colours for pages that the server makes itself; a test compares them with src/brand/tokens.css. */
export const colours = {
  light: { ground: '#fff7ec', surface: '#fffdf8', text: '#1c1a2b', quiet: '#5d586b', line: '#dfd3c8', link: '#0b7a75' },
  dark: { ground: '#1c1a2b', surface: '#262338', text: '#fff7ec', quiet: '#bdb5c4', line: '#47425c', link: '#7fd6cf' },
  accent: '#ff5b4a',
  onAccent: '#1c1a2b',
};
