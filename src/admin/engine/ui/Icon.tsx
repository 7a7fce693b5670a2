import type { SvgIconComponent } from '@mui/icons-material';
import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { useProduct } from '#admin/engine/record/contexts.ts';
import type { IconName } from '#admin/engine/schema/Action.ts';
import { sizes } from './layout.ts';
import { lazyComponent } from './lazyComponent.tsx';

type Props = ComponentProps<SvgIconComponent>;

const loaded: Partial<Record<IconName, ReturnType<typeof lazyComponent<Props>>>> = {};

/** An icon by its name in MUI. The product imports those of the first screen. Others keep their space while they download. */
export function Icon({ name, ...props }: Props & { name: IconName }) {
  const ProductIcon = useProduct().icons[name];
  if (ProductIcon) return <ProductIcon {...props} />;
  loaded[name] ??= lazyComponent(async () => (await import('#admin/engine/schema/icons.ts'))[name]);
  const Svg = loaded[name];
  return <Svg {...props} fallback={<Box sx={sizes.icon} />} />;
}
