import { writeFileSync } from 'node:fs';
import { vocabularyFile, vocabularyPage } from './docs/vocabularyPage.ts';

writeFileSync(vocabularyFile, vocabularyPage());
