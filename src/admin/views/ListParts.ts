import type { ComponentType, ReactNode } from 'react';
import type { Row } from './useRows.ts';

/** What a way of showing a list consists of. */
export type ListParts = {
  Frame: ComponentType<{ children: ReactNode }>;
  Row: ComponentType<{ row: Row }>;
  /** Stands for a row that is on its way, as high as a row. */
  Skeleton: ComponentType;
};
