import Skeleton from '@mui/material/Skeleton';
import type { ComponentProps } from 'react';
import { Downloaded } from '#admin/parts/Downloaded.tsx';

type Props<InputProps extends object> = Omit<ComponentProps<typeof Downloaded<InputProps>>, 'fallback'>;

/** An input that is downloaded when its form opens. */
export const DownloadedInput = <InputProps extends object>(props: Props<InputProps>) => (
  <Downloaded {...props} fallback={<Skeleton variant="rounded" height={40} />} />
);
