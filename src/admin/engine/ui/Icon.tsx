import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { type IconName, icons } from '#admin/engine/schema/icons.ts';

type Props = ComponentProps<SvgIconComponent>;

const loaded: Partial<Record<IconName, ComponentType<Props>>> = {};

/** An icon by MUI's own name. Its room is kept while it is downloaded. */
export function Icon({ name, ...props }: Props & { name: IconName }) {
  loaded[name] ??= lazy(icons[name]);
  const Svg = loaded[name];
  return (
    <Suspense fallback={<Box sx={{ width: 20, height: 20 }} />}>
      <Svg {...props} />
    </Suspense>
  );
}
