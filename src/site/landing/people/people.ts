import ines from './ines.svg?no-inline';
import jun from './jun.svg?no-inline';
import kabir from './kabir.svg?no-inline';
import leo from './leo.svg?no-inline';
import maya from './maya.svg?no-inline';
import noor from './noor.svg?no-inline';
import ruth from './ruth.svg?no-inline';
import sol from './sol.svg?no-inline';
import theo from './theo.svg?no-inline';

/** The invented people of the page: each a drawing and the colour of the paper it is drawn on. */
export const people = {
  maya: { drawing: maya, paper: 'blush' },
  jun: { drawing: jun, paper: 'marigold' },
  noor: { drawing: noor, paper: 'blush' },
  kabir: { drawing: kabir, paper: 'lagoon' },
  ruth: { drawing: ruth, paper: 'marigold' },
  leo: { drawing: leo, paper: 'lagoon' },
  sol: { drawing: sol, paper: 'marigold' },
  ines: { drawing: ines, paper: 'marigold' },
  theo: { drawing: theo, paper: 'lagoon' },
} as const;

export type Person = keyof typeof people;
