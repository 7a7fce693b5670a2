import { createKind, textAt } from '#admin/engine/fields/createKind.tsx';
import { fileName } from '#admin/engine/fields/fileName.ts';
import { mediaUrl } from '#api/mediaUrl.ts';
import { NewTabLink } from './url.tsx';

export const file = createKind<'file'>({
  toText: (record, field) => fileName(textAt(record, field)),
  toCell: textAt,
  show: (name, field, record) => {
    const url = mediaUrl(textAt(record, field));
    return url ? <NewTabLink href={url}>{name}</NewTabLink> : name;
  },
});
