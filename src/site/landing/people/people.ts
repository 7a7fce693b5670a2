import ines from './ines.svg?no-inline';
import jun from './jun.svg?no-inline';
import kabir from './kabir.svg?no-inline';
import leo from './leo.svg?no-inline';
import maya from './maya.svg?no-inline';
import noor from './noor.svg?no-inline';
import ruth from './ruth.svg?no-inline';
import sol from './sol.svg?no-inline';
import theo from './theo.svg?no-inline';

/** The invented people of the page: each a drawing and the paper it is drawn on. */
export const people = {
  maya: { drawing: maya, paper: 'var(--color-blush)' },
  jun: { drawing: jun, paper: 'var(--color-marigold)' },
  noor: { drawing: noor, paper: 'var(--color-blush)' },
  kabir: { drawing: kabir, paper: 'var(--color-lagoon)' },
  ruth: { drawing: ruth, paper: 'var(--color-marigold)' },
  leo: { drawing: leo, paper: 'var(--color-lagoon)' },
  sol: { drawing: sol, paper: 'var(--color-marigold)' },
  ines: { drawing: ines, paper: 'var(--color-marigold)' },
  theo: { drawing: theo, paper: 'var(--color-lagoon)' },
};

export type Person = keyof typeof people;
