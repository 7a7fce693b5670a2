import { join, relative } from 'node:path';
import { API, type Diagnostic, type Project } from 'typescript/unstable/async';
import type { Fault } from '#admin/engine/check/Tables.ts';

/** What the compiler says of a file, and where in it. */
export type TypeFault = Fault & { at: number };

/** What is wrong, and below it why: the last line says most. */
const messageOf = ({ text, messageChain = [] }: Pick<Diagnostic, 'text' | 'messageChain'>): string =>
  [text, ...messageChain.map(messageOf)].join('\n');

/**
 * Keeps the compiler at hand, so that a saved file is checked in some ten milliseconds. Its first answer takes seconds;
 * until then, nothing is known of any file.
 */
export function watchTypes(root: string, config: string) {
  const api = new API({ cwd: root });
  let project: Project | undefined;
  const configFile = join(root, config);

  const opened = api.updateSnapshot({ openProjects: [configFile] }).then((snapshot) => {
    project = snapshot.getProject(configFile);
  });

  /** Reads the changed files anew. */
  async function update(changed: readonly string[]) {
    if (!project) return;
    const snapshot = await api.updateSnapshot({ fileChanges: { changed: [...changed] } });
    project = snapshot.getProject(configFile);
  }

  /** What is wrong with the types of some files, by their paths. */
  async function faultsIn(files: readonly string[]): Promise<TypeFault[]> {
    const diagnostics = await Promise.all(files.map((file) => project?.program.getSemanticDiagnostics(file) ?? []));
    return diagnostics.flat().map(({ fileName = '', pos, ...diagnostic }) => {
      return { file: relative(root, fileName), message: messageOf(diagnostic), word: '', at: pos };
    });
  }

  return { opened, update, faultsIn, close: () => api.close() };
}
