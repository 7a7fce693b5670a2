import { mediaUrl } from '#api/mediaUrl.ts';
import { useT } from '#i18n/useT.ts';
import type { CellProps, FieldParts } from './FieldParts.ts';
import { ImagePicker } from './ImagePicker.tsx';
import { Missing } from './Missing.tsx';
import { Picture } from './Picture.tsx';
import { plainText } from './plainText.ts';

function Cell({ record, source }: CellProps) {
  const t = useT();
  const path = plainText(record, source);
  if (!path) return <Missing />;
  return <Picture src={mediaUrl(path)} alt={t('fields.image')} sx={{ width: 48, height: 48 }} />;
}

/** A stored image by its path. In a form it is kept as a path, replaced by a file or cleared with null. */
export const image: FieldParts = { Cell, Input: ImagePicker, toText: plainText };
