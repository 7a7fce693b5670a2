/** The brand's colours, by the names the drawings use. */
export const palette = {
  paper: '#FFF7EC',
  ink: '#1C1A2B',
  coral: '#FF5B4A',
  marigold: '#FFB52E',
  lagoon: '#0B7A75',
  blush: '#FFD9CF',
} as const;

export type PaletteColour = keyof typeof palette;

export const skins = ['#FFE6D6', '#F8CDA9', '#E5AC7C', '#CC8F60', '#B0734A', '#96603E'] as const;

export const hairColours = {
  ink: palette.ink,
  brown: '#5A3423',
  rust: '#A8442A',
  marigold: '#D98F1B',
  grey: '#8B8794',
  coral: '#D8402F',
  lagoon: palette.lagoon,
} as const;

export type HairColour = keyof typeof hairColours;
