import { type Theme, useMediaQuery } from '@mui/material';

/** True on phones: the menu and tables do not fit. `lg` is true on small laptops, too: tables of many columns do not fit. */
export const useIsNarrow = (width: 'md' | 'lg' = 'md') =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down(width), { noSsr: true });

/** Children side by side, on several lines if they need them. */
export const wrappedLine = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

/** Two columns on wide screens. The last part takes both if it would stand alone. */
export const sideBySide = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
  '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
} as const;

/** Reserved sizes of parts that are downloaded after the first rows, in pixels, so that nothing moves when they arrive. */
export const sizes = {
  bulkBar: { height: 54 },
  chart: { height: 360 },
  filter: { minHeight: 40 },
  icon: { width: 20, height: 20 },
  rowCheckbox: { width: 42, height: 42 },
  searchAll: { minHeight: 40 },
  /** With the progress below its buttons. */
  searchAllProgress: { minHeight: 84 },
  segmentTabs: { height: 48 },
  toolbarIcon: { minWidth: 40, height: 40, p: 0 },
} as const;
