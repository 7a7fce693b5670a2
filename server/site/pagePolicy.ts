import { inlineHashes } from './inlineHashes.ts';

/** What pages may load beyond the files of their own origin, as sources of a Content-Security-Policy. */
export type PageSources = {
  connectSrc: readonly string[];
  imgSrc: readonly string[];
  /** Which pages may frame it; none without it. */
  frameAncestors?: "'self'";
  /** Scripts add style elements to it, which are empty at first. */
  isStyledByScripts?: boolean;
};

/** The hash of no text: MUI's styles are rules that a script puts into an empty element, which no policy looks at. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The Content-Security-Policy of a page: of what is written into it only its own scripts and styles by their hashes, no
 * `style` attributes, and no script makes HTML, code or the address of a script from text.
 */
export function pagePolicy(page: string, { connectSrc, imgSrc, frameAncestors, isStyledByScripts }: PageSources) {
  const { scriptSrc, styleSrc } = inlineHashes(page);
  const emptyStyles = isStyledByScripts ? [emptyStyle] : [];
  return [
    "default-src 'self'", // of fonts, too, and of what is called unless that lies elsewhere
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
