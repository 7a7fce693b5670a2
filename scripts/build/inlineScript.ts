import { build, type Rolldown } from 'vite';

/** The modules of `src/start` that start a page. */
export type InlineScript = `start${'Landing' | 'Document' | 'NotFound' | 'SignIn' | 'Dashboard'}`;

/** Returns a module of `src/start` and its imports, bundled as an inline script. */
export async function inlineScript(name: InlineScript) {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `src/start/${name}.ts`, formats: ['iife'], name },
    },
  });
  const [code] = (built as Rolldown.RolldownOutput[]).flatMap(({ output }) => output[0].code);
  return `<script>${code?.trim()}</script>`;
}
