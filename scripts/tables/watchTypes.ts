import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { API, type Diagnostic, type Project } from 'typescript/unstable/async';
import type { Fault } from '#admin/engine/check/Tables.ts';

/** A fault that the compiler finds, with its position in the file. */
export type TypeFault = Fault & { at: number };

/** The compiler's message with its reasons below it: the last line says most. */
const messageOf = ({ text, messageChain = [] }: Pick<Diagnostic, 'text' | 'messageChain'>): string =>
  [text, ...messageChain.map(messageOf)].join('\n');

/** Keeps the compiler running. A saved file takes tens of milliseconds; the first answer takes seconds, until then none. */
export function watchTypes(root: string, config: string) {
  const api = new API({ cwd: root });
  const configFile = join(root, config);
  let project: Project | undefined;

  const opened = api.updateSnapshot({ openProjects: [configFile] }).then((snapshot) => {
    project = snapshot.getProject(configFile);
  });

  /** Reads files again that were changed, added or deleted. */
  async function update(files: readonly string[]) {
    if (!project || files.length === 0) return;
    const [there, deleted] = [files.filter(existsSync), files.filter((file) => !existsSync(file))];
    const snapshot = await api.updateSnapshot({ fileChanges: { changed: there, created: there, deleted } });
    project = snapshot.getProject(configFile);
  }

  /** Finds the faults in the types of a file. */
  async function faultsIn(file: string): Promise<TypeFault[]> {
    const diagnostics = (await project?.program.getSemanticDiagnostics(file)) ?? [];
    return diagnostics.map(({ fileName = '', pos, ...diagnostic }) => {
      return { file: relative(root, fileName), message: messageOf(diagnostic), word: '', at: pos };
    });
  }

  return { opened, update, faultsIn, close: () => api.close() };
}
