import { build, type Rolldown } from 'vite';

/** A module of `src/inline` and what it imports, as a script to be written into a page. */
export async function inlineScript(name: string) {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `src/inline/${name}.ts`, formats: ['iife'], name },
    },
  });
  const [code] = (built as Rolldown.RolldownOutput[]).flatMap(({ output }) => output[0].code);
  return `<script>${code?.trim()}</script>`;
}
