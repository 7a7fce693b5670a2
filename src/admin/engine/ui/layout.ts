import { type Theme, useMediaQuery } from '@mui/material';

const isNarrow = (theme: Theme) => theme.breakpoints.down('md');

/** True on phones: the menu and tables do not fit. */
export const useIsNarrow = () => useMediaQuery(isNarrow, { noSsr: true });

/** Reserved sizes of parts that are downloaded after the first rows, in pixels, so that nothing moves when they arrive. */
export const sizes = {
  bulkBar: { height: 54 },
  chart: { height: 280 },
  exportAll: { minWidth: { xs: 40, md: 250 }, minHeight: { xs: 40, md: 37 } },
  filter: { minHeight: 40 },
  icon: { width: 20, height: 20 },
  rowAction: { width: 36, height: 36 },
  rowCheckbox: { width: 42, height: 42 },
  searchAll: { minHeight: 40 },
  /** With the progress below its buttons. */
  searchAllProgress: { minHeight: 84 },
  segmentTabs: { height: 48 },
  toolbarIcon: { minWidth: 40, height: 40, p: 0 },
} as const;

/** Shows a text to screen readers only. MUI takes a width of 1 for 100 %, so the sizes are in pixels. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  p: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
