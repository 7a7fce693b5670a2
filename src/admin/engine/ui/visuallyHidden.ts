/** Keeps a text for those who hear the screen. In pixels: MUI takes a width of 1 for the whole, which could be scrolled to. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  p: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
