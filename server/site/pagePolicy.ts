import { inlineHashes } from './inlineHashes.ts';

/** Sources of a Content-Security-Policy beside a page's own origin. */
export type PageSources = {
  connectSrc: readonly string[];
  imgSrc: readonly string[];
  /** The pages that may frame it; none by default. */
  frameAncestors?: "'self'";
  /** Whether scripts add style elements, which are empty at first. */
  isStyledByScripts?: boolean;
};

/** The hash of an empty text: MUI inserts its rules into an empty style element. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The Content-Security-Policy of a page. It allows the page's inline scripts and styles by their hashes, but no `style`
 * attributes. Trusted types forbid scripts to make HTML, code or addresses of scripts from text.
 */
export function pagePolicy(page: string, { connectSrc, imgSrc, frameAncestors, isStyledByScripts }: PageSources) {
  const { scriptSrc, styleSrc } = inlineHashes(page);
  const emptyStyles = isStyledByScripts ? [emptyStyle] : [];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSrc].join(' '),
    ["style-src 'self'", ...emptyStyles, ...styleSrc].join(' '),
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
