import { useRecordContext } from 'react-admin';
import type { FieldKindParts, FieldProps } from '#admin/engine/fields/FieldKindParts.ts';
import { EmptyValue, textValue } from '#admin/engine/fields/text/text.tsx';
import { mediaUrl } from '#api/mediaUrl.ts';
import { useT } from '#i18n/useT.ts';
import { Concealed } from './Concealed.tsx';
import { Picture } from './Picture.tsx';

/** As large as where it is shown says, else as a cell of a list has room for. */
const size = 'var(--picture-size, 48px)';

function ImageField({ source, sensitive }: FieldProps<'image'>) {
  const t = useT();
  const path = textValue(useRecordContext(), { source });
  if (!path) return <EmptyValue />;
  const src = mediaUrl(path);
  const alt = t('fields.image');
  return (
    <Concealed {...{ src, alt, sensitive }} sx={{ width: size, maxWidth: '100%' }}>
      <Picture src={src} alt={alt} sx={{ width: size, height: size, maxWidth: '100%' }} />
    </Concealed>
  );
}

/** An image stored under a path. */
export const image: FieldKindParts<'image'> = { Field: ImageField, toText: textValue };
