import { writeFileSync } from 'node:fs';
import { vocabularyFile, vocabularyPage } from './vocabularyPage.ts';

writeFileSync(vocabularyFile, vocabularyPage());
console.log(`Wrote ${vocabularyFile}`);
