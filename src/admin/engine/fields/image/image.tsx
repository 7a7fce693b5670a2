import type { KindImplementation } from '#admin/engine/fields/KindImplementation.ts';
import { createTextField, textAt } from '#admin/engine/fields/text/text.tsx';
import { mediaUrl } from '#api/mediaUrl.ts';
import { PictureButton } from './Picture.tsx';

/** The page of a record sets the variable. 48 pixels fit a cell of a list. */
const size = 'var(--picture-size, 48px)';

const frame = { width: size, height: size, maxWidth: '100%' };

export const image: KindImplementation<'image'> = {
  Field: createTextField<'image'>(textAt, (path, { source, sensitive }, _, { resource, translate }) => (
    <PictureButton
      src={mediaUrl(path)}
      alt={translate(`resources.${resource}.fields.${source}`, { _: source })}
      sensitive={sensitive}
      sx={frame}
    />
  )),
  toText: textAt,
};
