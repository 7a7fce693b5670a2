const chartHeight = 280;

/** The sizes of what is downloaded after the first rows, in pixels. Its space is kept until then, so that nothing moves. */
export const sizes = {
  arrangedNote: { minHeight: 36 },
  bulkBar: { height: 54 },
  chart: { height: chartHeight },
  /** With its padding and border. */
  framedChart: { height: { xs: chartHeight + 18, md: chartHeight + 34 } },
  exportAll: { minWidth: 250, minHeight: 37 },
  filter: { minHeight: 40 },
  icon: { width: 20, height: 20 },
  rowAction: { width: 36, height: 36 },
  rowCheckbox: { width: 42, height: 42 },
  searchAll: { minHeight: 40 },
  /** With the progress below its buttons. */
  searchAllProgress: { minHeight: 84 },
  segmentTabs: { height: 48 },
} as const;
