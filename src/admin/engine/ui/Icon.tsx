import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { type IconName, icons } from '#admin/engine/schema/icons.ts';
import { sizes } from './layout.ts';
import { lazyComponent } from './lazyComponent.tsx';

type Props = ComponentProps<SvgIconComponent>;

const loaded: Partial<Record<IconName, ReturnType<typeof lazyComponent<Props>>>> = {};

/** An icon by its name in MUI. Its space is reserved during the download. */
export function Icon({ name, ...props }: Props & { name: IconName }) {
  loaded[name] ??= lazyComponent(async () => (await icons[name]()).default);
  const Svg = loaded[name];
  return <Svg {...props} fallback={<Box sx={sizes.icon} />} />;
}
