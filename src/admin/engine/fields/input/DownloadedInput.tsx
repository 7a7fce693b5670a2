import Skeleton from '@mui/material/Skeleton';
import type { ComponentProps } from 'react';
import { Downloaded } from '#admin/engine/ui/Downloaded.tsx';

type Props<InputProps extends { label: string }> = Pick<
  ComponentProps<typeof Downloaded<InputProps>>,
  'load' | 'props'
>;

/** An input that is downloaded when its form opens. */
export const DownloadedInput = <InputProps extends { label: string }>({ load, props }: Props<InputProps>) => (
  <Downloaded load={load} props={props} label={props.label} fallback={<Skeleton variant="rounded" height={40} />} />
);
