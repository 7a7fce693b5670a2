import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { type IconName, icons } from '#admin/engine/schema/icons.ts';
import { sizes } from './layout.ts';
import { lazyComponent } from './lazyComponent.tsx';

type Props = ComponentProps<SvgIconComponent>;

const loaded: Partial<Record<IconName, ReturnType<typeof lazyComponent<Props>>>> = {};

/** An icon by MUI's own name. Its room is kept while it is downloaded. */
export function Icon({ name, ...props }: Props & { name: IconName }) {
  loaded[name] ??= lazyComponent(async () => (await icons[name]()).default);
  const Svg = loaded[name];
  return <Svg {...props} fallback={<Box sx={sizes.icon} />} />;
}
