import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from './projectFolder.ts';

const root = process.cwd();

test.each(['server/process', 'dist/server', 'server'])('the project is found from %s', (folder) => {
  expect(projectFolder(join(root, folder))).toBe(root);
});

test('a folder outside a project is an error', () => {
  expect(() => projectFolder('/')).toThrow('No folder above the server');
});
