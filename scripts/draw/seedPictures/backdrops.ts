import { type PaletteColour, palette } from './palette.ts';

type Colours = { ground: PaletteColour; accent: PaletteColour };
type Backdrop = (colours: { ground: string; accent: string }) => string;

const { ink } = palette;
const line = `fill="none" stroke="${ink}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"`;

/** What stands behind a person, drawn on a field of 1000 by 1250. */
const backdrops: Backdrop[] = [
  ({ accent }) => `<circle cx="690" cy="380" r="300" fill="${accent}"/>`,
  ({ accent }) =>
    `<path d="M-20 760 C180 560 330 540 520 720 C680 560 830 520 1020 700 V1270 H-20Z" fill="${accent}"/>
     <path d="M-20 760 C180 560 330 540 520 720 C680 560 830 520 1020 700" ${line}/>
     <circle cx="800" cy="230" r="95" ${line}/>`,
  ({ accent }) =>
    `<rect x="90" y="110" width="820" height="700" rx="36" fill="${accent}"/>
     <rect x="90" y="110" width="820" height="700" rx="36" ${line}/><path d="M500 110 V810 M90 430 H910" ${line}/>`,
  ({ accent }) =>
    [0, 1, 2, 3, 4, 5]
      .map((row) => {
        const y = 150 + row * 130;
        return `<path d="M-20 ${y} q90 -80 180 0 t180 0 t180 0 t180 0 t180 0 t180 0" fill="none" stroke="${accent}" stroke-width="34"/>`;
      })
      .join(''),
  ({ accent }) =>
    `<path d="M40 900 V420 H230 V300 H400 V560 H560 V240 H760 V480 H960 V900Z" fill="${accent}"/>
     <path d="M40 900 V420 H230 V300 H400 V560 H560 V240 H760 V480 H960 V900" ${line}/>
     <path d="M100 520 h60 M100 620 h60 M620 340 h70 M620 440 h70 M820 580 h70" ${line}/>`,
  ({ accent }) =>
    Array.from({ length: 30 }, (_, at) => {
      const x = 100 + (at % 5) * 200 + (Math.floor(at / 5) % 2) * 100;
      return `<circle cx="${x}" cy="${90 + Math.floor(at / 5) * 150}" r="34" fill="${accent}"/>`;
    }).join(''),
  ({ accent }) =>
    `<path d="M-20 620 H1020 V1270 H-20Z" fill="${accent}"/><path d="M-20 620 H1020" ${line}/>
     <path d="M120 470 l90 -200 l90 200Z M210 270 v-60" ${line}/>
     <path d="M640 720 q50 -40 100 0 t100 0 M120 800 q50 -40 100 0 t100 0" ${line}/>`,
  ({ accent }) =>
    `<path d="M160 1270 C120 900 40 700 150 420 M150 760 C40 700 20 620 60 540 C130 580 160 660 150 760" fill="${accent}" stroke="${ink}" stroke-width="14"/>
     <path d="M850 1270 C900 900 960 640 840 380 M858 700 C760 640 740 540 780 470 C850 520 880 600 858 700" fill="${accent}" stroke="${ink}" stroke-width="14"/>`,
];

/** The backdrop by its number, any whole number will do, on a filled ground. */
export function drawBackdrop(number: number, { ground, accent }: Colours) {
  const draw = backdrops[number % backdrops.length];
  const colours = { ground: palette[ground], accent: palette[accent] };
  return `<rect width="1000" height="1250" fill="${colours.ground}"/>${draw?.(colours) ?? ''}`;
}
