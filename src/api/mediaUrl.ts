/** The base URL of stored images, with or without a slash at the end. The build sets it. */
const mediaBase: string = import.meta.env.VITE_MEDIA_BASE ?? '/media/';

/** A placeholder for the media base, to see whether a path leaves it. */
const root = 'https://media.invalid/stored/';

const resolve = (path: string) => (URL.canParse(path, root) ? new URL(path, root).href : null);

/** Replaces `{size}` in an address: the pixels of the largest thumbnail. */
const size = '240';

/** The URL of a stored image. Null unless the path is a web URL or stays below the media base. */
export function mediaUrl(path: string | null | undefined, base = mediaBase): string | null {
  if (!path) return null;
  const href = resolve(path.replace('{size}', size).replace(/^\/(?![/\\])/, ''));
  if (/^https?:\/\//i.test(path)) return href;
  if (!href?.startsWith(root) || href === root) return null;
  return `${base.replace(/\/$/, '')}/${href.slice(root.length)}`;
}
