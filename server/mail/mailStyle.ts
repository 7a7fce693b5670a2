import { raw } from 'hono/html';

/** The brand's colours (src/brand/tokens.css; a test holds them together), in the light and the dark scheme. */
export const colours = {
  light: { ground: '#fff7ec', surface: '#fffdf8', text: '#1c1a2b', quiet: '#5d586b', line: '#dfd3c8', link: '#0b7a75' },
  dark: { ground: '#1c1a2b', surface: '#262338', text: '#fff7ec', quiet: '#bdb5c4', line: '#47425c', link: '#7fd6cf' },
  accent: '#ff5b4a',
  onAccent: '#1c1a2b',
};

const scheme = ({ ground, surface, text, quiet, line, link }: typeof colours.light) => `
.ground { background-color: ${ground}; color: ${text}; }
.card { background-color: ${surface}; border: 1px solid ${line}; }
h1, p, .brand { color: ${text}; }
a { color: ${link}; }
.quiet { color: ${quiet}; }
.button { background-color: ${colours.accent}; color: ${colours.onAccent}; }`;

/** Of mails, and of the pages that they lead to. What mail programs know of CSS is little: blocks, colours and sizes. */
export const mailStyle = raw(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; }
.margin { padding: 32px 16px; }
.card { border-radius: 18px; max-width: 560px; width: 100%; }
.inside { padding: 32px; text-align: left; }
p, .button { font: 17px/1.6 Figtree, Pretendard, Mukta, system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; }
p { margin: 0 0 16px; overflow-wrap: anywhere; word-break: keep-all; }
h1, .brand { font-family: "Bricolage Grotesque", Pretendard, "Baloo 2", system-ui, sans-serif; font-weight: 800; }
h1 { font-size: 32px; line-height: 1.2; margin: 0 0 16px; text-wrap: balance; word-break: keep-all; }
.brand { font-size: 22px; line-height: 1.2; margin: 0 0 24px; }
.card + p { margin-top: 16px; }
.alone { box-sizing: border-box; margin: 10vh auto; width: calc(100% - 32px); }
.alone .brand { align-items: center; display: flex; gap: 8px; }
.action { margin: 24px 0; }
.alone .action { margin-bottom: 0; }
.quiet { font-size: 14px; }
.button { border: 0; border-radius: 10px; cursor: pointer; display: inline-block; font-weight: 700; padding: 14px 24px; text-decoration: none; }
${scheme(colours.light)}
@media (prefers-color-scheme: dark) {${scheme(colours.dark)}
}
`);
