import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

/** Lints two planted files, the second written by `second` from the first one's # name. */
function lintPair(second: (nameOfFirst: string) => string) {
  const home = mkdtempSync('src/api/planted-');
  try {
    writeFileSync(
      join(home, 'first.ts'),
      "import { second } from './second.ts';\nexport const first = () => second;\n",
    );
    writeFileSync(join(home, 'second.ts'), second(`#api/${basename(home)}/first.ts`));
    execFileSync('node_modules/.bin/biome', ['lint', '--only=suspicious/noImportCycles', home], { stdio: 'pipe' });
    return 'allowed';
  } catch {
    return 'refused';
  } finally {
    rmSync(home, { recursive: true });
  }
}

test('two files that import each other are refused, by # names too', () => {
  expect(lintPair((first) => `import { first } from '${first}';\nexport const second = () => first;\n`)).toBe(
    'refused',
  );
});

test('an import in one direction is allowed', () => {
  expect(lintPair(() => 'export const second = 2;\n')).toBe('allowed');
});
