import { build, type Rolldown } from 'vite';

/** The modules of `src/start` that start a page. */
export type InlineScript = 'startLanding' | 'startDocument' | 'startAfterPaint' | 'startSignIn' | 'startDashboard';

/** A module of `src/start` and what it imports, as a script to be written into a page. */
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
