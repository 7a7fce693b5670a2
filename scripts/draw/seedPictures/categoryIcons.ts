import { type PaletteColour, palette } from './palette.ts';

type Icon = { ground: PaletteColour; drawing: string };

const { ink, paper, coral, marigold, lagoon, blush } = palette;
const stroke = `stroke="${ink}" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"`;
const line = `fill="none" ${stroke}`;
const shape = (fill: string) => `fill="${fill}" ${stroke}`;

/** One drawing an interest, on a field of 600 by 600; the key is the picture's name. */
export const categoryIcons: Record<string, Icon> = {
  hiking: {
    ground: 'blush',
    drawing: `<circle cx="445" cy="165" r="62" ${shape(marigold)}/>
      <path d="M40 480 L215 190 L300 330 L365 240 L560 480Z" ${shape(lagoon)}/>
      <path d="M215 190 L167 270 L205 258 L226 285 L258 262Z" ${shape(paper)}/>
      <path d="M300 600 C260 540 380 520 320 440" ${line} stroke-dasharray="2 34"/>`,
  },
  cooking: {
    ground: 'marigold',
    drawing: `<path d="M130 290 H470 V420 Q470 490 400 490 H200 Q130 490 130 420Z" ${shape(coral)}/>
      <path d="M130 330 H70 M470 330 H530 M110 290 H490" ${line}/><path d="M265 262 q35 -34 70 0" ${shape(paper)}/>
      <path d="M220 210 q-34 -44 0 -84 M300 200 q-34 -48 0 -96 M380 210 q-34 -44 0 -84" ${line}/>`,
  },
  films: {
    ground: 'coral',
    drawing: `<rect x="100" y="250" width="400" height="250" rx="22" ${shape(paper)}/>
      <path d="M100 250 L88 178 L478 108 L490 180Z" ${shape(marigold)}/>
      <path d="M180 162 L226 226 M278 144 L324 208 M376 127 L422 190 M100 250 H500" ${line}/>
      <path d="M262 325 L262 435 L356 380Z" ${shape(lagoon)}/>`,
  },
  music: {
    ground: 'lagoon',
    drawing: `<path d="M220 420 V170 L450 120 V370" fill="none" stroke="${paper}" stroke-width="34" stroke-linejoin="round"/>
      <path d="M220 240 L450 190" stroke="${paper}" stroke-width="34"/>
      <ellipse cx="168" cy="424" rx="76" ry="60" ${shape(coral)}/><ellipse cx="398" cy="374" rx="76" ry="60" ${shape(marigold)}/>`,
  },
  books: {
    ground: 'paper',
    drawing: `<rect x="110" y="400" width="380" height="84" rx="14" ${shape(lagoon)}/>
      <rect x="146" y="306" width="330" height="94" rx="14" ${shape(coral)}/>
      <rect x="96" y="222" width="340" height="84" rx="14" ${shape(marigold)}/>
      <path d="M180 400 v84 M410 306 v94 M160 222 v84" ${line}/>
      <path d="M300 222 C300 150 350 120 420 120 C420 190 380 222 300 222Z" ${shape(blush)}/>`,
  },
  travel: {
    ground: 'marigold',
    drawing: `<path d="M225 210 V150 Q225 120 255 120 H345 Q375 120 375 150 V210" ${line}/>
      <rect x="110" y="210" width="380" height="270" rx="36" ${shape(lagoon)}/>
      <path d="M190 210 V480 M410 210 V480" ${line}/><circle cx="300" cy="345" r="66" ${shape(paper)}/>
      <path d="M300 300 L322 360 L300 348 L278 360Z" ${shape(coral)}/><path d="M170 480 v34 M430 480 v34" ${line}/>`,
  },
  dogs: {
    ground: 'blush',
    drawing: `<path d="M170 190 Q300 110 430 190 Q470 330 420 430 Q300 530 180 430 Q130 330 170 190Z" ${shape(paper)}/>
      <path d="M185 180 C90 150 70 290 120 370 C170 350 190 280 205 220Z" ${shape(marigold)}/>
      <path d="M415 180 C510 150 530 290 480 370 C430 350 410 280 395 220Z" ${shape(marigold)}/>
      <circle cx="245" cy="290" r="15" fill="${ink}"/><circle cx="355" cy="290" r="15" fill="${ink}"/>
      <ellipse cx="300" cy="360" rx="38" ry="28" fill="${ink}"/><path d="M300 385 v26 q-42 40 -70 6 M300 411 q42 40 70 6" ${line}/>
      <path d="M276 436 q24 76 56 2Z" ${shape(coral)}/>`,
  },
  boardGames: {
    ground: 'lagoon',
    drawing: `<rect x="95" y="235" width="250" height="250" rx="46" transform="rotate(-10 220 360)" ${shape(paper)}/>
      <g fill="${ink}"><circle cx="160" cy="306" r="22"/><circle cx="222" cy="360" r="22"/><circle cx="284" cy="414" r="22"/>
      <circle cx="272" cy="290" r="22"/><circle cx="174" cy="428" r="22"/></g>
      <path d="M430 480 H340 Q350 400 392 360 Q350 300 400 252 A52 52 0 1 1 470 252 Q520 300 478 360 Q520 400 530 480Z" ${shape(coral)}/>`,
  },
};

export const drawCategory = ({ ground, drawing }: Icon) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><rect width="600" height="600" fill="${palette[ground]}"/>${drawing}</svg>`;
