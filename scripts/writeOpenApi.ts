import { writeFileSync } from 'node:fs';
import { generatedFiles } from './openapi/generatedFiles.ts';

for (const [file, content] of Object.entries(await generatedFiles())) writeFileSync(file, content);
