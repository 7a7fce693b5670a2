import type { SvgIconComponent } from '@mui/icons-material';
import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useProduct } from '#admin/engine/context/contexts.ts';
import { downloadQuery, withoutPlace } from './Downloaded.tsx';
import { sizes } from './layout.ts';

/** One of the product's icons. The product imports those of the first screen. Others keep their space while they download. */
export function Icon({ name, ...props }: ComponentProps<SvgIconComponent> & { name: string }) {
  const { icons, loadIcons } = useProduct();
  const ofProduct = icons[name];
  const { data } = useQuery({ ...downloadQuery(loadIcons), ...withoutPlace, enabled: !ofProduct });
  const Svg = ofProduct ?? data?.[name];
  return Svg ? <Svg {...props} /> : <Box sx={sizes.icon} />;
}
