import { sha256 } from '#server/hash.ts';

/** Returns the Content-Security-Policy source that allows an inline script or style by its hash. */
export const hashSource = (text: string) => `'sha256-${sha256(text, 'base64')}'`;

/** The build's file with the hashes of each page's inline scripts and styles. The server does not serve it. */
export const inlineSourcesFileName = '.inline-sources.json';

/** The hashes of a page's inline scripts and styles. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

/** Sources of a Content-Security-Policy beside a page's own origin and its inline scripts and styles. */
export type PageSources = {
  connectSrc: readonly string[];
  imgSrc: readonly string[];
  /** The pages that may frame it; none by default. */
  frameAncestors?: "'self'";
  /** Whether scripts add style elements. MUI inserts its rules into empty ones. */
  isStyledByScripts?: boolean;
};

/**
 * The Content-Security-Policy of a page. It allows the page's inline scripts and styles by their hashes, but no `style`
 * attributes. Trusted types forbid scripts to make HTML, code or URLs of scripts from text.
 */
export function pagePolicy({ scripts, styles }: InlineSources, page: PageSources) {
  const { connectSrc, imgSrc, frameAncestors, isStyledByScripts } = page;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...(isStyledByScripts ? [hashSource('')] : []), ...styles].join(' '),
    ["img-src 'self' data: blob:", ...imgSrc].join(' '),
    ...(connectSrc.length > 0 ? [["connect-src 'self'", ...connectSrc].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors ?? "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
