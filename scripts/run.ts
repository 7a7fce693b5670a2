import { writeFileSync } from 'node:fs';

/** The commands of each npm script that takes the name of a command. */
const groups: Readonly<Record<string, Readonly<Record<string, () => Promise<unknown>>>>> = {
  bench: {
    admin: () => import('./bench/admin.ts'),
    crash: () => import('./bench/crash.ts'),
    load: () => import('./bench/load.ts'),
    site: () => import('./bench/site.ts'),
  },
  docs: {
    vocabulary: async () => {
      const { vocabularyFile, vocabularyPage } = await import('./docs/vocabularyPage.ts');
      writeFileSync(vocabularyFile, vocabularyPage());
    },
    translated: () => import('./docs/markTranslations.ts'),
  },
};

// Each command reads its own arguments from the third on.
const [group = '', command = ''] = process.argv.splice(2, 2);
const commands = groups[group] ?? {};
const run = commands[command];
if (run) await run();
else {
  console.error(`npm run ${group} -- <${Object.keys(commands).join(' | ')}>`);
  process.exitCode = 1;
}
