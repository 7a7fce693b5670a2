import { mediaBase } from './base.ts';

/** Stands for the media base while a path is checked: whatever leaves it is refused. */
const root = 'https://media.invalid/stored/';

const resolve = (path: string) => {
  try {
    return new URL(path, root).href;
  } catch {
    return null;
  }
};

/** The address of a stored image, or null for anything that is neither a plain relative path nor a web address. */
export function mediaUrl(path: string | null | undefined, base = mediaBase): string | null {
  if (!path) return null;
  const href = resolve(path.replace(/^\/(?![/\\])/, ''));
  if (/^https?:\/\//i.test(path)) return href;
  if (!href?.startsWith(root) || href === root) return null;
  return `${base.replace(/\/$/, '')}/${href.slice(root.length)}`;
}
