import { writeTable } from './starts/figures.ts';
import { measureStarts } from './starts/measureStarts.ts';

writeTable(await measureStarts());
