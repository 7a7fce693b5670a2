import { colours } from '#server/site/colours.ts';

const scheme = ({ ground, surface, text, quiet, line, link }: typeof colours.light) =>
  `:root { --ground: ${ground}; --surface: ${surface}; --text: ${text}; --quiet: ${quiet}; --line: ${line}; --link: ${link}; }`;

/** The style of the page of the API. It loads nothing, so the fonts are the reader's own. */
export const docsStyle = `
${scheme(colours.light)}
@media (prefers-color-scheme: dark) { ${scheme(colours.dark)} }
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem clamp(1rem, 4vw, 3rem) 4rem; background: var(--ground); color: var(--text);
  font: 1.0625rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--link); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
h1 { font-size: 2rem; line-height: 1.1; }
h2 { margin-top: 3rem; font-size: 1.4rem; line-height: 1.2; }
h3 { margin: 1.25rem 0 0.25rem; font-size: 1rem; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.625rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 0.25rem 0; }
details { margin: 0.5rem 0; border: 1px solid var(--line); border-radius: 0.625rem; background: var(--surface); }
details > div { margin: 0 1rem; scroll-margin-top: 5rem; }
summary { padding: 0.75rem 1rem; cursor: pointer; }
summary b { display: inline-block; min-width: 3rem; font: 700 0.875rem/1.5 ui-monospace, monospace; }
summary span { display: block; color: var(--quiet); }
dt { margin-top: 0.5rem; }
dd { margin: 0 0 0 1rem; }
dd p, dd ul { margin: 0; }
.quiet { color: var(--quiet); }
`;
