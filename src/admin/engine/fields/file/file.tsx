import type { FieldSource, KindImplementation } from '#admin/engine/fields/KindImplementation.ts';
import { createTextField, NewTabLink, textAt } from '#admin/engine/fields/text/text.tsx';
import { mediaUrl } from '#api/mediaUrl.ts';
import type { Values } from '#api/values.ts';

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

const toText = (record: Values, { source }: FieldSource<'file'>) => fileName(textAt(record, { source }));

export const file: KindImplementation<'file'> = {
  Field: createTextField<'file'>(toText, (name, { source }, record) => {
    const url = mediaUrl(textAt(record, { source }));
    return url ? <NewTabLink href={url}>{name}</NewTabLink> : name;
  }),
  toText,
  toCell: textAt,
};
