import { createKind, textAt } from '#admin/engine/fields/createKind.tsx';
import { NewTabLink } from '#admin/engine/fields/text/text.tsx';
import { mediaUrl } from '#api/mediaUrl.ts';

function decoded(name: string) {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The name at the end of a path or URL. */
export const fileName = (path: string) =>
  decoded(
    path
      .replace(/[?#].*$/, '')
      .split('/')
      .findLast(Boolean) ?? '',
  );

export const file = createKind<'file'>({
  toText: (record, field) => fileName(textAt(record, field)),
  toCell: textAt,
  show: (name, field, record) => {
    const url = mediaUrl(textAt(record, field));
    return url ? <NewTabLink href={url}>{name}</NewTabLink> : name;
  },
});
