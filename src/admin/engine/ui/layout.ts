import { type Theme, useMediaQuery } from '@mui/material';

/** True on phones: the menu and tables do not fit. `lg` is true on small laptops, too: tables of many columns do not fit. */
export const useIsNarrow = (width: 'md' | 'lg' = 'md') =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down(width), { noSsr: true });

/** Text so large that a line of the window has few letters. In em, so the browser's default size of text counts. */
export const largeText = '@media (width < 19em)';

/** A text that is on one line elsewhere. */
export const wrapped = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

/** Children side by side, on several lines if they need them. */
export const wrappedLine = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

/** Children one below the other. None makes the part around wider, as in a grid without columns. */
export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Two columns on wide screens. The last part takes both if it would stand alone. */
export const sideBySide = {
  ...oneColumn,
  gridTemplateColumns: { xs: oneColumn.gridTemplateColumns, md: 'repeat(2, minmax(0, 1fr))' },
  '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
} as const;

/** Reserved sizes of parts that are downloaded after the first rows, so that nothing moves when they arrive. */
export const sizes = {
  bulkBar: { height: '3.375rem' },
  chart: { height: '22.5rem' },
  filter: { minHeight: '2.5rem' },
  icon: { width: '1.25rem', height: '1.25rem' },
  rowCheckbox: { width: 'calc(1.5rem + 18px)', height: 'calc(1.5rem + 18px)' },
  searchAll: { minHeight: '2.5rem' },
  /** With the progress below its buttons. */
  searchAllProgress: { minHeight: '5.25rem' },
  segmentTabs: { height: '3rem' },
  toolbarIcon: { minWidth: '2.5rem', height: '2.5rem', p: 0 },
} as const;
