import type { SvgIconComponent } from '@mui/icons-material';
import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useProduct } from '#admin/engine/context/contexts.ts';
import type { IconName } from '#admin/engine/schema/Action.ts';
import { downloadQuery, withoutPlace } from './Downloaded.tsx';
import { sizes } from './layout.ts';

const loadIcons = () => import('#admin/engine/schema/icons.ts');

/** An icon by its name in MUI. The product imports those of the first screen. Others keep their space while they download. */
export function Icon({ name, ...props }: ComponentProps<SvgIconComponent> & { name: IconName }) {
  const ofProduct = useProduct().icons[name];
  const { data } = useQuery({ ...downloadQuery(loadIcons), ...withoutPlace, enabled: !ofProduct });
  const Svg = ofProduct ?? data?.[name];
  return Svg ? <Svg {...props} /> : <Box sx={sizes.icon} />;
}
