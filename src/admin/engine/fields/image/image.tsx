import { createKind, textAt } from '#admin/engine/fields/createKind.tsx';
import { mediaUrl } from '#api/mediaUrl.ts';
import { PictureButton } from './Picture.tsx';

/** The page of a record sets the variable. 48 pixels fit a cell of a list. */
const size = 'var(--picture-size, 48px)';

const frame = { width: size, height: size, maxWidth: '100%' };

export const image = createKind<'image'>({
  toText: textAt,
  show: (path, { source, sensitive }, _, { resource, translate }) => (
    <PictureButton
      src={mediaUrl(path)}
      alt={translate(`resources.${resource}.fields.${source}`, { _: source })}
      sensitive={sensitive}
      sx={frame}
    />
  ),
});
