import type { ComponentType, ReactNode } from 'react';

/** What a layout of a list consists of. */
export type ListLayout = {
  Frame: ComponentType<{ children: ReactNode }>;
  /** Shows the record in react-admin's record context. */
  Row: ComponentType;
  /** Takes the place of a row that is still loading, at about its height. */
  Skeleton: ComponentType;
};
